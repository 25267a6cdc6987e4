import { ComfyRefusedError, ComfyUnreachableError } from './comfy-error.ts'
import { openComfyServer } from './comfy-server.ts'
import { findLacks, hasAll } from './find-lacks.ts'
import type { Lacks } from './find-lacks.ts'
import type { ComfySettings } from './read-comfy-settings.ts'
import { readWorkflows } from './read-workflows.ts'
import type { Workflow } from './workflow.ts'

export type LackReport = { lines: string[]; isComplete: boolean }

const describeLacks = ({ name }: Workflow, { nodes, modelFiles }: Lacks): string[] => [
  `  ${name}: not yet`,
  ...nodes.map((node) => `    node ${node} is missing: update ComfyUI, or install what brings it`),
  ...modelFiles.flatMap(({ folder, file, url }) => [
    `    models/${folder}/${file} is missing: download`,
    `      ${url}`,
  ]),
]

const reportServer = async (url: string, { token, workflowsDir, usdPerHour }: ComfySettings): Promise<LackReport> => {
  const server = openComfyServer({ url, token })
  const lines = [url]
  let isComplete = true
  try {
    for (const chosen of new Set(readWorkflows(workflowsDir).values())) {
      const lacks = await findLacks(server, chosen)
      if (hasAll(lacks)) lines.push(`  ${chosen.name}: ready (${chosen.model.name}, ${chosen.model.licence})`)
      else {
        isComplete = false
        lines.push(...describeLacks(chosen, lacks))
      }
    }
    if (usdPerHour === null) lines.push('  price not known: set COMFYUI_USD_PER_HOUR, or what jobs cost is not noted')
  } catch (error) {
    if (error instanceof ComfyRefusedError)
      return { lines: [url, `  refuses to answer: is COMFYUI_TOKEN right? ${error.message}`], isComplete: false }
    if (!(error instanceof ComfyUnreachableError)) throw error
    return {
      lines: [url, '  does not answer: is ComfyUI running there, with --listen if on another machine?'],
      isComplete: false,
    }
  }
  return { lines, isComplete }
}

/** What every server has and is without, workflow by workflow, in words for the operator. */
export const reportLacks = async (settings: ComfySettings): Promise<LackReport> => {
  const reports = await Promise.all(settings.urls.map((url) => reportServer(url, settings)))
  return { lines: reports.flatMap(({ lines }) => lines), isComplete: reports.every((report) => report.isComplete) }
}
