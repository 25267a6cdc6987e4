import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend'
import { z } from 'zod'

export const acceptedSecrets = z.object({
  secrets: z.array(z.strictObject({ path: z.string(), rule: z.string(), why: z.string().min(20) })),
})
type Accepted = z.infer<typeof acceptedSecrets>

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule }] }

/** Keys of the services that an installation talks to and that the preset does not know. */
const OWN = {
  replicate: /\br8_[A-Za-z0-9]{37}\b/,
  fal: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{32}\b/,
  razorpay: /\brzp_(?:live|test)_[A-Za-z0-9]{14}\b/,
  variable: /\b[A-Z][A-Z0-9_]*(?:SECRET|TOKEN|PASSWORD|_KEY)\s*[=:]\s*["']?(?=\S*\d)(?=\S*[A-Za-z])[\w+/-]{24,}/,
}

const largestBytes = 4 * 1024 * 1024
const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0)

/** Files that are in the repository or would be with the next commit. */
const listFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false))

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

type Found = { path: string; line: number; rule: string }

const scan = async (path: string, text: string): Promise<Found[]> => {
  const { messages } = await lintSource({
    source: { content: text, filePath: path, contentType: 'text', ext: '' },
    options: { config },
  })
  const known = messages.map(({ loc, ruleId }) => ({
    path,
    line: loc.start.line,
    rule: ruleId.replace('@secretlint/secretlint-rule-', ''),
  }))
  const own = Object.entries(OWN).flatMap(([rule, shape]) => {
    const at = text.search(shape)
    return at === -1 ? [] : [{ path, line: lineOf(text, at), rule }]
  })
  return [...known, ...own]
}

/** A sentence for everything in the repository's files that looks like a secret and that nobody has accepted. */
export const checkSecrets = async (
  root: string,
  { secrets }: Accepted,
): Promise<{ files: number; faults: string[] }> => {
  const faults: string[] = []
  const used = new Set<object>()
  let files = 0
  for (const path of listFiles(root)) {
    const bytes = readFileSync(join(root, path))
    if (!isText(bytes)) continue
    files += 1
    if (bytes.byteLength > largestBytes)
      faults.push(`${path} is text of ${bytes.byteLength} bytes: too large to look into.`)
    else
      for (const found of await scan(path, bytes.toString())) {
        const pardon = secrets.find((entry) => entry.path === path && entry.rule === found.rule)
        if (pardon) used.add(pardon)
        else faults.push(`${path}:${found.line} looks like a secret (${found.rule}).`)
      }
  }
  const idle = secrets.filter((entry) => !used.has(entry))
  return { files, faults: [...faults, ...idle.map(({ path }) => `${path} needs no entry any more: take it out.`)] }
}
