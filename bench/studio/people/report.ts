import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faceSimilarity } from '../../../studio/src/judge/face-similarity.ts'
import { writeContactSheet } from '../contact-sheet.ts'
import type { Tile } from '../contact-sheet.ts'
import { landmarkVariety } from './landmark-variety.ts'
import { passes } from './measure.ts'
import type { Measure } from './measure.ts'
import type { BodyMember } from './render-bodies.ts'
import type { CastMember, Stranger } from './render-cast.ts'

export const formatTable = (measures: readonly Measure[]): string => {
  const rows = measures.map((measure) => {
    const sign = measure.better === 'higher' ? '>=' : '<='
    return [
      measure.name,
      format(measure.value, measure.unit),
      `${sign} ${format(measure.bar, measure.unit)}`,
      passes(measure) ? 'pass' : 'FAIL',
    ]
  })
  const table = [['Measure', 'Value', 'Bar', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const format = (value: number, unit: string): string =>
  `${Number(value.toFixed(value < 1 ? 3 : 1))}${unit && ` ${unit}`}`

/** Writes the figures, what the judge read of each person, and the contact sheets. */
export const writeReport = async (
  folder: string,
  {
    measures,
    cast,
    strangers,
    bodies,
  }: {
    measures: readonly Measure[]
    cast: readonly CastMember[]
    strangers: readonly Stranger[]
    bodies: readonly BodyMember[]
  },
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const people = cast.map(readPerson)
  const json = {
    measures: measures.map((measure) => ({ ...measure, passes: passes(measure) })),
    variety: landmarkVariety(cast),
    people,
  }
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(json, null, 2)}\n`)
  if (cast.length > 0) await writeContactSheet(join(folder, 'cast.webp'), cast.flatMap(castTiles))
  if (strangers.length > 0) await writeContactSheet(join(folder, 'strangers.webp'), strangers.map(strangerTile))
  await writeContactSheet(join(folder, 'bodies.webp'), bodies.flatMap(bodyTiles), BODY_TILE)
}

export const readPerson = ({ text, gender, age, identity, main, other, colors }: CastMember) => {
  const { assessment } = main
  return {
    prompt: text,
    gender,
    age,
    hairStyle: identity.hair.style,
    found: assessment.found,
    readGender: assessment.found ? assessment.gender : undefined,
    genderScore: assessment.found ? assessment.genderScore : undefined,
    readAge: assessment.found ? assessment.ageYears : undefined,
    selfSimilarity:
      assessment.found && other.assessment.found
        ? faceSimilarity(assessment.embedding, other.assessment.embedding)
        : undefined,
    colors,
  }
}

const castTiles = (member: CastMember): Tile[] => {
  const { text, gender, age, main, other } = member
  const title = text.replace(/-year-old (wo)?man with/, '')
  return [main, other].map(({ png, assessment }, index) => ({
    png,
    title: index === 0 ? title : `same person, ${other.scene.lighting} light, ${other.scene.backdrop}`,
    note: assessment.found
      ? `read: ${assessment.gender} ${assessment.genderScore.toFixed(2)}, ${assessment.ageYears.toFixed(0)} (asked ${age})`
      : 'no face found',
    isWrong: !assessment.found || assessment.gender !== gender,
  }))
}

const BODY_TILE = { width: 256, height: 374, columns: 10 }

const bodyTiles = ({ text, gender, half, full }: BodyMember): Tile[] =>
  [half, full].map(({ png, scene, assessment }) => ({
    png,
    title: `${scene.outfit}, ${scene.stance}, ${scene.backdrop}`,
    note: assessment.found ? `read: ${assessment.gender}, score ${assessment.score.toFixed(2)}` : `no face: ${text}`,
    isWrong: !assessment.found || assessment.gender !== gender,
  }))

const strangerTile = ({ identity, shot }: Stranger): Tile => {
  const { assessment } = shot
  return {
    png: shot.png,
    title: `${identity.gender}, ${identity.age}, ${identity.hair.style}, seed ${identity.seed}`,
    note: assessment.found ? `read: ${assessment.gender}, ${assessment.ageYears.toFixed(0)}` : 'no face found',
    isWrong: !assessment.found || assessment.gender !== identity.gender,
  }
}
