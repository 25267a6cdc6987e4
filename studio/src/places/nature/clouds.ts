import { mixRgb } from '../../image/rgb.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'

/** Above the clouds: a floor of white clouds to the horizon and towers of them in a soft sky. */
export const clouds = outdoors({
  isTelling: true,
  words:
    'heaven|on a cloud|cloud|clouds background|above the clouds|in the clouds|sky background|among the clouds|dreamscape',
  times: { day: 2, 'golden-hour': 2, dawn: 1 },
  weathers: { clear: 1 },
  dress: { summer: 1, evening: 1 },
  seen: 'sky|blue sky',
  like: 'white|soft|fluffy|endless|quiet|empty',
  paint(painter) {
    paintSky(painter, { clouds: 0.4 })
    for (const [z, low, high, size] of [
      [600, 0, 130, 60],
      [300, 0, 54, 30],
      [140, -2, 20, 15],
      [60, -1, 6, 6],
      [26, -0.6, 2, 2.6],
      [12, -0.3, 0.7, 1.2],
    ] as const)
      painter.sheet(z, (sheet) => {
        const reach = painter.reach(z) * 1.3
        for (let puff = 0; puff < 60; puff++) {
          const share = puff / 60
          const x = painter.between(-reach, reach)
          const y = low + (high - low) * (1 - share) * painter.random() * Math.abs(x / reach) ** 0.5
          const { cloudLight, cloudShade } = painter.ambience
          const radius = size * painter.between(0.4, 1)
          sheet.ellipse([x, y - radius * 0.16], [radius, radius * 0.62], mixRgb(cloudShade, cloudLight, 0.45))
          sheet.ellipse(
            [x - radius * 0.12, y],
            [radius * 0.9, radius * 0.5],
            mixRgb(cloudShade, cloudLight, 0.7 + 0.3 * share),
          )
        }
      })
    painter.ground((sheet) => {
      for (let puff = 0; puff < 120; puff++) {
        const z = painter.between(painter.nearestGround * 0.7, 10)
        sheet.disc(
          [painter.between(-5, 5), painter.between(-0.2, 0.05), z],
          painter.between(0.3, 0.9),
          mixRgb(painter.ambience.cloudShade, painter.ambience.cloudLight, painter.between(0.6, 1)),
        )
      }
    })
  },
})
