import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityFromText } from '@visage/studio/person'
import { portraitSceneFromText } from '@visage/studio/scene'
import type { Gender, Identity } from '@visage/studio/person'
import type { PortraitScene } from '@visage/studio/scene'
import type { StudioPool } from '@visage/studio/pool'

type PortraitRequest = {
  prompt: string
  gender: Gender
  /** Place and clothes, when they are not those of the prompt. */
  scene?: string
}

/** The very way in which a generated face comes about, so that the same words give visitors the same face. */
export const portraitFromPrompt = ({
  prompt,
  gender,
  scene = prompt,
}: PortraitRequest): { identity: Identity; scene: PortraitScene } => {
  const { identity, hints } = identityFromText(prompt, gender)
  const missing = hints.filter(({ fate }) => fate === 'missing').map(({ words }) => words)
  if (missing.length > 0) throw new Error(`The studio cannot show ${missing.join(', ')} of "${prompt}".`)
  return { identity, scene: portraitSceneFromText(scene, identity, identity.seed) }
}

type PortraitTask = { identity: Identity; scene: PortraitScene }

/** The studio, with a memory on disk: what was rendered once by the same code is read back. */
export type CachedStudio = {
  /** A square portrait as PNG. */
  renderPortrait: (task: PortraitTask, sizePixels: number) => Promise<Uint8Array>
}

const studioDir = new URL('../../studio/src/', import.meta.url).pathname

/** Changes whenever code changes that a portrait depends on. */
const studioFingerprint = async (): Promise<string> => {
  const files = (await readdir(studioDir, { recursive: true }))
    .filter((file) => /^(identity|image|math|places|prompt|render|scene)\//.test(file) && file.endsWith('.ts'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(studioDir, file)))
  return hash.digest('hex')
}

const findFile = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export const createCachedStudio = async (pool: StudioPool, cacheDir: string): Promise<CachedStudio> => {
  const fingerprint = await studioFingerprint()
  await mkdir(cacheDir, { recursive: true })
  return {
    renderPortrait: async (task, sizePixels) => {
      const key = createHash('sha256')
        .update(fingerprint)
        .update(JSON.stringify([task, sizePixels]))
        .digest('hex')
      const path = join(cacheDir, `${key}.png`)
      const cached = await findFile(path)
      if (cached) return cached
      const { png } = await pool.renderPortrait({ ...task, width: sizePixels, height: sizePixels })
      // Written aside first: a run that is stopped half-way leaves no half picture.
      await writeFile(`${path}.${process.pid}`, png)
      await rename(`${path}.${process.pid}`, path)
      return png
    },
  }
}
