// Runs a program of this folder with the packages and the Node that it needs: `node bin/run.js programs/postal.ts UK`.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

const [program, ...args] = process.argv.slice(2)
await install()
process.exitCode = await run(ownNode, [`bin/${program}`, ...args], { cwd: root, env: ownEnv })
