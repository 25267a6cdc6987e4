import type { Gender } from '@visage/contract'
import type { StudioPool } from '@visage/studio/pool'
import { findTemplate, listTemplates, stockModel } from '@visage/studio/identity'
import type { SceneTemplate } from '@visage/studio/identity'
import { PICTURE_SIZES } from '../../engines/studio/picture-size.ts'
import type { TemplateEntry, TemplateSource } from '../template-source.ts'

/** Goes up when templates look different than before. */
const version = 'studio-2'

const describe = ({ id, label, gender, framing }: SceneTemplate): TemplateEntry => ({
  id,
  kind: 'image',
  label,
  gender,
  durationSeconds: null,
  ...PICTURE_SIZES[framing],
})

/** The studio's saved scenes, each with a stock person in it. */
export const openStudioTemplates = (pool: StudioPool): TemplateSource => {
  const entries: Record<Gender, readonly TemplateEntry[]> = {
    female: listTemplates('female').map(describe),
    male: listTemplates('male').map(describe),
  }
  return {
    version,
    list: (kind, gender) => (kind === 'image' ? entries[gender] : []),
    find(id) {
      const template = findTemplate(id)
      return template && describe(template)
    },
    async read(id, signal) {
      const template = findTemplate(id)
      if (!template) throw new Error(`There is no template ${id}.`)
      const request = {
        identity: stockModel(template.gender, template.model),
        scene: template.scene,
        ...PICTURE_SIZES[template.framing],
      }
      const { png } = await pool.renderPicture(request, { isBackground: true, ...(signal && { signal }) })
      return { bytes: png, mimeType: 'image/png' }
    },
  }
}
