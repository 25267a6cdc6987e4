import { PGlite } from '@electric-sql/pglite'

/** Run as a program by `makeCluster`: makes the files of an empty database in a folder that is not there yet. */
const [dir = ''] = process.argv.slice(2)
const client = await PGlite.create(dir)
await client.close()
