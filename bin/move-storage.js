// Copies the files of this machine's disk into the bucket that STORAGE names.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/move-storage.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: ownEnv,
})
