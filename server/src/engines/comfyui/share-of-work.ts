import type { PromptProgress } from './open-feed.ts'
import type { Workflow } from './workflow.ts'

const samplerWeight = 12

const weightOf = (className: string): number => (className.includes('Sampler') ? samplerWeight : 1)

/** How much of a workflow is done, 0 to 1: samplers take most of the time. */
export const shareOfWork = ({ graph }: Workflow, { finished, running }: PromptProgress): number => {
  let done = 0
  let all = 0
  for (const [id, { class_type: name }] of Object.entries(graph)) {
    const weight = name === 'KSamplerSelect' ? 1 : weightOf(name)
    all += weight
    done += weight * (finished.has(id) ? 1 : (running.get(id) ?? 0))
  }
  return all > 0 ? done / all : 0
}
