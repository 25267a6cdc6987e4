// Puts a backup into an empty database and its storage: `npm run restore -- folder`.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/restore.ts', ...process.argv.slice(2)], { cwd: root, env: ownEnv })
