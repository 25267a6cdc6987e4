// Copies database and files into a folder, while Visage runs or not: `npm run backup -- folder`.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/backup.ts', ...process.argv.slice(2)], { cwd: root, env: ownEnv })
