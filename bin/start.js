// Runs on whatever Node the machine has (18 and up): installs and builds what is missing, then starts the real server.
import { build, install, ownNode, program, root, serverEnv } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
await build()
process.exitCode = await run(ownNode, [program], {
  cwd: root,
  env: serverEnv,
  forwardSignals: true,
})
