import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createNameFinder, nameKey } from './blocked-names.ts'
import { createModeration, openModeration } from './policy/moderation.ts'

const usual = openModeration({ moderationPolicy: null })
const ruleOf = (text: string) => usual.findBreach([text])?.rule

describe('the policy that comes along', () => {
  // Proves: policy-refuses
  test.each([
    ['minors', 'a naked child'],
    ['minors', 'a 14 year old girl in lingerie'],
    ['minors', 'sexy fifteen-year-old'],
    ['minors', 'she is aged 16 and topless'],
    ['real-people-sexual', 'a nude actress who won an Oscar'],
    ['sexual', 'a nude woman on a sofa'],
    ['sexual', 'n u d e woman'],
    ['sexual', 'a n u d e woman'],
    ['sexual', 'n.u.d.e woman'],
    ['sexual', 'a nud3 woman'],
    ['sexual', 'p0rn star'],
    ['sexual', 'a NÜDE wöman'],
    ['sexual', 'a nuuuude woman'],
    ['sexual', 'a n\u200Bude woman'],
    ['sexual', 'a nudе woman with a Cyrillic letter'],
    ['hate', 'a man shouting Heil Hitler'],
    ['violence', 'how to make a bomb at home'],
    ['fraud', 'make him impersonate my bank'],
  ])('refuses as %s: %s', (rule, text) => expect(ruleOf(text)).toBe(rule))

  // Proves: policy-lets-pass
  test.each([
    'a fan of Scunthorpe United in Essex',
    'a woman from Sussex and Middlesex eating a grape',
    'g r a p e s on a table',
    'her therapist, a classic cocktail, a cockatoo and a peacock',
    'analysis of the class assassin, in Penistone and Clitheroe',
    'a child with a balloon',
    'a 25 year old woman in a nude lipstick advert',
    'a 30-year-old teacher with kids in a playground',
    'visible with the naked eye',
    'a photo bombing dog, a bombshell blonde, a bath bomb',
    'a song in A minor for my sexy love',
    'an actress at a bank in Dickinson, Cumbria',
    'the president poses in front of a bank',
    'a man 5 feet 10 tall, 100% wool! shirt $40',
    'Ganz schön süß: ein Mädchen mit Hund',
    'женщина в красном платье',
  ])('lets pass: %s', (text) => expect(ruleOf(text)).toBeUndefined())
})

// Proves: policy-blocked-name-found
test('a blocked name is found in any order, spacing, accent and disguise, and nobody else is', () => {
  const find = createNameFinder(['Zoë Kravën-Lindt', 'Shah Rukh Rao', 'Madonnina'])
  for (const text of [
    'Zoë Kravën-Lindt',
    'zoe kraven lindt',
    'Kraven-Lindt, Zoe',
    'Z O E Kraven Lindt',
    'zoekravenlindt',
    'Lindt Zoe Kraven',
    'z0e kraven l1ndt',
    "a woman like Zoe Kraven Lindt's sister",
  ])
    expect([text, find(text)]).toEqual([text, 'Zoë Kravën-Lindt'])
  expect(find('ShahRukh Rao')).toBe('Shah Rukh Rao')
  expect(find('MADONNINA')).toBe('Madonnina')
  for (const text of ['Zoe Kraven', 'Kraven Lindthout Zoe', 'Shah Rao', 'Madonninas', '', '!!!'])
    expect([text, find(text)]).toEqual([text, undefined])
  expect(nameKey('Lindt, Zoë Kraven')).toBe(nameKey('zoe kraven lindt'))
})

test('a policy of the operator counts, and one that cannot be used stops the start with a sentence', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-policy-'))
  const moderationPolicy = join(dir, 'policy.json')
  const open = async (contents: unknown) => {
    await writeFile(moderationPolicy, typeof contents === 'string' ? contents : JSON.stringify(contents))
    return openModeration({ moderationPolicy })
  }
  const reason = 'Pineapples are not welcome.'
  const own = await open({ rules: [{ id: 'fruit', reason, terms: ['pineapple*'] }] })
  expect(own.findBreach(['two pineapples'])).toEqual({ rule: 'fruit', reason })
  expect(own.findBreach(['a nude woman'])).toBeUndefined()
  await expect(open('{')).rejects.toThrow(/MODERATION_POLICY: .*policy\.json cannot be read as JSON/)
  await expect(open({ rules: [{ id: 'x', reason }] })).rejects.toThrow(
    /rules\.0: A rule needs terms, or at least two lists in together\./,
  )
  await expect(open({ rules: [{ id: 'X', reason, terms: ['a'] }] })).rejects.toThrow(/rules\.0\.id: An id has/)
  await expect(open({ rules: [], typo: 1 })).rejects.toThrow(/MODERATION_POLICY/)
  expect(() => openModeration({ moderationPolicy: join(dir, 'none.json') })).toThrow(/ENOENT/)
  expect(createModeration({ rules: [], blocked_names: [], blocked_files: [] }).findBreach(['anything'])).toBeUndefined()
})
