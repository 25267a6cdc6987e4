import type { Rgb } from '../../../identity/identity.ts'
import type { Sheet } from '../world/sheet.ts'

/** A park bench of slats on iron feet; `x` is its left end. */
export const paintBench = (sheet: Sheet, x: number, width = 1.6, wood: Rgb = [132, 92, 62]): void => {
  const { z } = sheet
  sheet.shadow([x + width / 2, z], 1.1, 0.44)
  for (const dx of [0.12, width - 0.12]) {
    sheet.line(
      [
        [x + dx, 0, z],
        [x + dx, 0.46, z],
      ],
      0.06,
      [42, 44, 48],
    )
    sheet.line(
      [
        [x + dx, 0.46, z + 0.4],
        [x + dx, 0.92, z + 0.5],
      ],
      0.06,
      [42, 44, 48],
    )
  }
  for (let slat = 0; slat < 3; slat++) {
    sheet.face(
      [
        [x, 0.46, z + slat * 0.14],
        [x + width, 0.46, z + slat * 0.14],
        [x + width, 0.46, z + slat * 0.14 + 0.11],
        [x, 0.46, z + slat * 0.14 + 0.11],
      ],
      wood,
    )
    sheet.rect([x, 0.56 + slat * 0.13, width, 0.09], [wood[0] * 0.92, wood[1] * 0.92, wood[2] * 0.92])
  }
  sheet.rect([x, 0.41, width, 0.05], [wood[0] * 0.7, wood[1] * 0.7, wood[2] * 0.7])
}
