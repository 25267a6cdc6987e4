import { remarks, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

const ONE_CAMERA = 'one camera is used for all pictures'

/** Parts of a camera: told with the length or the aperture beside them, where one is asked for. */
const CAMERA_PARTS: WordList = ['lens', 'aperture', 'zoom', 'f stop'].map((phrase) => [
  phrase,
  { role: 'carrier', means: 'camera', fate: 'changed', how: ONE_CAMERA },
])

/** One person is drawn anyway, and then nobody behind them. */
const alone: Effect = ({ scene }, strength) => {
  if (strength > 0 && scene.beside) delete scene.beside.crowd
}

/** How pictures are made here, whatever a prompt says of it. */
export const MAKING_WORDS: WordList = [
  ...traits({
    'alone|solo|by herself|by himself|on her own|on his own|one person|single person|nobody else|all alone|solo shot|solo portrait|only one person':
      alone,
  }),
  ...CAMERA_PARTS,
  // As everybody is drawn here.
  ...traits({
    'pixar style|disney pixar style|3d|3d render|3d rendering|3d animation|3d animated|3d cartoon|3d character|cgi|render|rendering|animated film|animated film style|animated movie|animated movie style|3d animated film|stylized 3d|stylised 3d|blender render':
      () => {},
  }).map(([phrase, sense]) => [phrase, { ...sense, fate: 'shown' as const }] as const),
  ...remarks('missing', 'no such time or world is drawn', 'ancient|fantasy'),
  ...remarks(
    'changed',
    'drawn in the studio’s own style, not photographed',
    'photo|photos|photograph|photographs|photography|photoshoot|photo shoot|snapshot|snapshots|photorealistic|photo realistic|realistic|hyperrealistic|hyper realistic|ultra realistic|lifelike|realism|professional photo|editorial|dslr|raw|raw photo|stock photo|candid|candid shot|studio photography',
  ),
  ...remarks(
    'changed',
    'drawn in the studio’s own style',
    'lego|voxel|voxel art|isometric|flat design|paper cut|paper cut art|paper cutout|art nouveau|art nouveau style|character sheet|turnaround|model sheet|trading card|sticker|stained glass style|logo|cel shaded|cell shading|double exposure|glitch art|collage|mixed media|kaleidoscope|line art|painting|oil painting|illustration|drawing|sketch|pencil sketch|pencil drawing|charcoal drawing|artwork|digital art|art|anime|anime style|manga|cartoon|pixar|disney|disney style|ukiyo e|pixel art|vector art|impressionist|impressionism|surrealism|surreal|cubist|low poly|concept art|fantasy art|ghibli|caricature|figurine|statue|sculpture|poster|digital painting|acrylic|pastel drawing',
  ),
  ...remarks(
    'changed',
    'every picture has the same size and finish',
    'high quality|best quality|high resolution|high detail|high res|hd|uhd|4k|8k|16k|quality|resolution|detailed|highly detailed|hyperdetailed|hyper detailed|ultra detailed|intricate|intricate details|details|detail|sharp focus|focus|masterpiece|award winning|hdr|unreal engine|octane render|crisp|sharp|ar|aspect ratio|ultra|premium|professional lighting|trending on artstation|high definition|full hd|wallpaper',
  ),
  ...remarks(
    'changed',
    ONE_CAMERA,
    'iso|iso 100|iso 200|iso 400|shutter speed|macro|canon|nikon|sony|leica|hasselblad|fujifilm|iphone camera|iphone photo|f 1|canon eos|canon eos r5|eos|r5|tilt shift|long exposure|anamorphic|medium format',
  ),
  ...remarks(
    'changed',
    'seen from the front',
    'from behind|back view|rear view|back to the camera|seen from behind|from the back',
  ),
  ...remarks(
    'missing',
    'a kind of picture, no thing to be drawn',
    'national geographic|national geographic style|key visual|trend|theme|concept|cover|magazine cover|thumbnail|youtube thumbnail|instagram|instagram post|tiktok|linkedin|youtube|vogue|social media|media|content|post|brand|podcast|album cover|movie poster|movie scene|music video',
  ),
  ...remarks(
    'missing',
    'says nothing that could be drawn',
    'average|normal|typical|regular|usual|perfect|nice|great|good|ideal|amazing|unique|interesting|distinctive|visible|obvious|apparent|real|cool|awesome|best|special|incredible|fantastic|wonderful|magnificent|quiet|famous|iconic|trendy|stylish|modern|classy|fashionable|luxurious|luxury|similar|timeless|contemporary|effortless|minimal|future|collection|commercial|catalog|catalogue|jump|leap|stretch|kick|marine|veteran|fighting|reaching|balancing|exotic|virtual|ai|digital',
  ),
]
