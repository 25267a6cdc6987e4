import { changed, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { withThing } from '../scene-effects.ts'

/** What a day is like that has a name. */
export const FEAST_WORDS: WordList = [
  ...traits({
    'halloween|halloween style|halloween look|spooky season|halloween costume|halloween party|trick or treat|halloween night|all hallows eve|haunted halloween':
      ({ scene: asked }, strength) => {
        if (strength <= 0) return
        asked.role ??= { outfit: 'corset', men: 'velvet-jacket', hat: 'witch-hat' }
        asked.prop ??= 'pumpkin'
        asked.mood ??= 'dramatic'
      },
    'mardi gras|carnival of venice|venice carnival|masquerade party': ({ scene: asked }, strength) => {
      if (strength <= 0) return
      asked.worn = { 'eye-cover': 'carnival-mask', ...asked.worn }
      asked.air = { ...asked.air, confetti: true }
    },
    'carnaval|rio carnival|carnival parade|samba parade|brazilian carnival|sambadrome|carnival of rio': (
      { scene: asked },
      strength,
    ) => {
      if (strength <= 0) return
      asked.role ??= { outfit: 'carnival', men: 'stage-outfit' }
      asked.air = { ...asked.air, confetti: true }
      asked.setting ??= { backdrop: 'city' }
    },
    'super bowl party|game day|watch party|game night': withThing(undefined, 'living-room'),
    'easter|easter sunday|easter morning|easter egg hunt|easter brunch': ({ scene: asked }, strength) => {
      if (strength <= 0) return
      asked.prop ??= 'basket'
      asked.mood ??= 'pastel'
    },
    'thanksgiving|thanksgiving dinner|harvest festival|fall harvest|pumpkin patch|pumpkin season': (
      { scene: asked },
      strength,
    ) => {
      if (strength <= 0) return
      asked.prop ??= 'pumpkin'
      asked.mood ??= 'warm'
    },
    'suhoor|eid al fitr|eid al adha|ramadan|eid|eid mubarak|ramadan kareem|iftar': ({ scene: asked }, strength) => {
      if (strength <= 0) return
      asked.air = { ...asked.air, lanterns: true }
      asked.mood ??= 'warm'
    },
    'hanukkah|chanukah': ({ scene: asked }, strength) => {
      if (strength > 0) asked.beside = { ...asked.beside, candles: true }
    },
    'uae national day|saudi national day|independence day|4th of july|fourth of july|bastille day|national day': (
      { scene: asked },
      strength,
    ) => {
      if (strength > 0) Object.assign(asked, { time: 'night', ...asked, air: { ...asked.air, fireworks: true } })
    },
    'pride|pride month|pride parade|pride festival|pride march': ({ scene: asked }, strength) => {
      if (strength > 0) asked.prop ??= 'flag'
    },
    'bachelorette party|bachelorette|hen party|hen do|bridal shower|baby shower|gender reveal|gender reveal party|sweet sixteen|quinceanera|farewell party|office party|surprise party|housewarming':
      ({ scene: asked }, strength) => {
        if (strength > 0) asked.beside = { ...asked.beside, balloons: true }
      },
    'prom|prom night|homecoming|homecoming dance|school dance|debutante ball|senior prom': (
      { scene: asked },
      strength,
    ) => {
      if (strength > 0) asked.role ??= { outfit: 'evening-gown', men: 'tuxedo', isInAny: true }
    },
    'ski trip|ski holiday|ski vacation|ski weekend|skiing trip': withThing(undefined, 'snow-village'),
    'spring break|babymoon|honeymoon|beach holiday trip|island getaway|tropical getaway|tropical vacation': withThing(
      undefined,
      'beach',
    ),
    'engagement party|engagement|engagement shoot|engagement photo|just engaged|she said yes': (
      { scene: asked },
      strength,
    ) => {
      if (strength > 0) asked.worn = { ring: 'ring', ...asked.worn }
    },
    'graduation|graduation day|graduation ceremony|graduation photo|graduating': ({ scene: asked }, strength) => {
      if (strength <= 0) return
      asked.role ??= { outfit: 'cassock' }
      asked.prop ??= 'card'
    },
    'picnicking|picnic|picnic in the park|picnic date|picnic lunch|having a picnic|spring picnic|summer picnic':
      withThing('basket', 'garden'),
    'tennis|tennis day|tennis match|tennis practice|tennis lesson': withThing(undefined, 'tennis-court'),
    'ballet|ballet class|ballet practice|ballet rehearsal|barre class|barre': withThing(undefined, 'dance-studio'),
    'glowing lights|soft lights|lights in the background|warm lights|tiny lights|hanging fairy lights|string of lights|strings of light|golden lights':
      ({ scene: asked }, strength) => {
        if (strength > 0) asked.air = { ...asked.air, 'string-lights': true }
      },
  }),
  ...changed(
    'drawn with a painted face and flowers',
    traits({
      'day of the dead|dia de los muertos|dia de muertos|catrina|la catrina': ({ scene: asked }, strength) => {
        if (strength > 0) asked.worn = { 'face-art': 'face-paint', hat: 'flower-crown', ...asked.worn }
        if (strength > 0) asked.wornColors = { 'face-art': [238, 236, 232], ...asked.wornColors }
      },
    }),
  ),
  ...changed(
    'drawn in green',
    traits({
      'st patrick s day|st patricks day|saint patrick s day|st paddy s day': ({ scene: asked }, strength) => {
        if (strength > 0) asked.outfitColor ??= [62, 114, 80]
      },
    }),
  ),
  ...changed(
    'drawn with paint and dust',
    traits({
      'holi|holi festival|festival of colors|festival of colours|color run|colour run|holi party': (
        { scene: asked },
        strength,
      ) => {
        if (strength <= 0) return
        asked.worn = { 'face-art': 'face-paint', ...asked.worn }
        asked.air = { ...asked.air, dust: true }
      },
    }),
  ),
]
