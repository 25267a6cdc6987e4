// Names what each connected engine is without: nodes and files of servers, keys and models of paid services.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/engines-check.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: ownEnv,
})
