import { serveMediaTask } from '../media/process/serve-media-task.ts'
import { lookIntoFile } from './look-into-file.ts'
import { markPicture } from './mark-picture.ts'
import { TASK_FILES } from './provenance-tasks.ts'
import type { ProvenanceAnswer, ProvenanceTask } from './provenance-tasks.ts'

const run = async (task: ProvenanceTask): Promise<ProvenanceAnswer> => {
  if (task.kind === 'look') return (await lookIntoFile(TASK_FILES.input, task.keys)) ?? null
  await markPicture({ ...TASK_FILES, ...task })
  return null
}

serveMediaTask((task) => run(task as ProvenanceTask))
