import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { portraitUrl } from '../ui/media/portrait-files.ts'
import { BLENDS, PEOPLE, readPerson } from './example-people.ts'

const files = [...PEOPLE.map(({ file }) => file), ...BLENDS.flatMap(({ child, parents }) => [child, ...parents])]

it.each(files)('has the portrait %s', (file) => {
  expect(existsSync(new URL(`../../public${portraitUrl(file)}`, import.meta.url))).toBe(true)
})

it('finds a person by the picture', () => expect(readPerson('afro').gender).toBe('female'))
