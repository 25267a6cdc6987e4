// Drives the public API like a client would and keeps what comes out. Needs a server at VISAGE_URL, or starts one of its own.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/demo/run-demo.ts'], { cwd: root, env: ownEnv })
