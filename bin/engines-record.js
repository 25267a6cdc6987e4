// Records what a ComfyUI server says of the nodes that the workflows use, for the tests.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/engines-record.ts'], { cwd: root, env: ownEnv })
