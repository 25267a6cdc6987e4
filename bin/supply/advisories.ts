import { spawn } from 'node:child_process'
import { z } from 'zod'

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string(), range: z.string() }),
        ]),
      ),
    }),
  ),
})
export type Report = z.infer<typeof report>

export const acceptedAdvisories = z.object({
  advisories: z.array(
    z.strictObject({ id: z.string(), package: z.string(), until: z.iso.date(), why: z.string().min(20) }),
  ),
})
type Accepted = z.infer<typeof acceptedAdvisories>

/** What npm says of the lock file, or why nothing is known. */
export const askRegistry = async (cwd: string, more: readonly string[] = []): Promise<Report | string> => {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000', ...more]
  const child = spawn('npm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const text = Buffer.concat(chunks).toString()
  try {
    const said: unknown = JSON.parse(text)
    const parsed = report.safeParse(said)
    if (parsed.success) return parsed.data
    const { message } = z.object({ message: z.string() }).parse(said)
    return message.replaceAll(/https?:\/\/\S+/g, 'the registry')
  } catch {
    return 'npm wrote nothing that can be read'
  }
}

/** A sentence for every advisory that nobody has accepted, or no longer, on `today` (`2026-11-23`). */
export const checkAdvisories = ({ vulnerabilities }: Report, accepted: Accepted, today: string): string[] => {
  const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
  const faults = found.flatMap(({ name, title, url, severity, range }) => {
    const id = url.split('/').at(-1) ?? url
    const pardon = accepted.advisories.find((entry) => entry.id === id && entry.package === name)
    if (pardon && pardon.until >= today) return []
    const lapsed = pardon ? ` It was accepted until ${pardon.until}.` : ''
    return [`${name} ${range}: ${title} (${severity}, ${id}).${lapsed}`]
  })
  return [...new Set(faults)]
}
