import { remarks } from '../sense.ts'
import type { Sense, WordList } from '../sense.ts'

const list = (words: string, sense: Sense): WordList =>
  words.split(' ').map((word) => [word.replaceAll('_', ' '), sense] as const)
const role = (
  name: 'negation' | 'denies-previous' | 'copula' | 'joiner' | 'break' | 'preposition' | 'carrier' | 'filler',
): Sense => ({ role: name, means: name })
const intensity = (factor: number): Sense => ({ role: 'intensity', factor, means: 'intensity' })

/** How pictures are made here, whatever a prompt says of it. */
const MAKING_WORDS: WordList = [
  ...remarks('missing', 'no such time or world is drawn', 'ancient|fantasy'),
  ...remarks(
    'changed',
    'drawn in the studio’s own style, not photographed',
    'photo|photos|photograph|photographs|photography|photoshoot|photo shoot|snapshot|snapshots|photorealistic|photo realistic|realistic|hyperrealistic|hyper realistic|ultra realistic|lifelike|realism|professional photo|editorial|dslr|raw|raw photo|stock photo|candid|candid shot|studio photography',
  ),
  ...remarks(
    'changed',
    'drawn in the studio’s own style',
    'painting|oil painting|illustration|drawing|sketch|pencil sketch|pencil drawing|charcoal drawing|artwork|digital art|art|anime|anime style|manga|cartoon|pixar|pixar style|disney|disney style|3d|3d render|cgi|rendering|render|ukiyo e|pixel art|vector art|impressionist|impressionism|surrealism|surreal|cubist|low poly|concept art|fantasy art|ghibli|caricature|figurine|statue|sculpture|poster|digital painting|acrylic|pastel drawing',
  ),
  ...remarks(
    'changed',
    'every picture has the same size and finish',
    'high quality|best quality|high resolution|high detail|high res|hd|uhd|4k|8k|16k|quality|resolution|detailed|highly detailed|hyperdetailed|hyper detailed|ultra detailed|intricate|intricate details|details|detail|sharp focus|focus|masterpiece|award winning|hdr|unreal engine|octane render|crisp|sharp|ar|aspect ratio|ultra|premium|professional lighting|trending on artstation|high definition|full hd|wallpaper',
  ),
  ...remarks(
    'changed',
    'one lens is used for all pictures',
    'lens|85mm|50mm|35mm|mm|wide angle|wide angle lens|fisheye|fisheye lens|macro|telephoto|canon|nikon|sony|leica|hasselblad|fujifilm|iphone camera|iphone photo|f 1|f stop|aperture|canon eos|canon eos r5|eos|r5|gopro|drone|drone shot|tilt shift|long exposure|zoom|anamorphic|medium format',
  ),
  ...remarks(
    'changed',
    'seen from the height of the eyes',
    'low angle|high angle|from above|from below|bird s eye view|birds eye view|top down|top down shot|overhead|overhead shot|worm s eye view|dutch angle|aerial|aerial view|drone view|top view|low angle shot|high angle shot|low angle view',
  ),
  ...remarks(
    'changed',
    'seen from the front',
    'from behind|back view|rear view|back to the camera|seen from behind|from the back',
  ),
  ...remarks(
    'missing',
    'a kind of picture, no thing to be drawn',
    'trend|theme|concept|cover|magazine cover|thumbnail|youtube thumbnail|instagram|instagram post|tiktok|linkedin|youtube|vogue|social media|media|content|post|brand|podcast|album cover|movie poster|movie scene|music video',
  ),
  ...remarks(
    'missing',
    'says nothing that could be drawn',
    'average|normal|typical|regular|usual|perfect|nice|great|good|ideal|amazing|unique|interesting|distinctive|visible|obvious|apparent|real|cool|awesome|best|special|incredible|fantastic|wonderful|magnificent|quiet|famous|iconic|trendy|stylish|modern|classy|fashionable|sophisticated|luxurious|luxury|similar|timeless|contemporary|effortless|minimal|future|collection|commercial|campaign|catalog|catalogue|jump|leap|stretch|kick|marine|veteran|fighting|reaching|balancing|whimsical|quirky|mysterious|magical|spooky|creepy|exotic|virtual|ai|digital|solo|alone',
  ),
]

export const STRUCTURE_WORDS: WordList = [
  ...list(
    'very extremely super really incredibly extra so insanely strikingly intensely deeply remarkably particularly especially heavily too absolutely much',
    intensity(1.35),
  ),
  ...list('quite rather pretty_much fairly noticeably more most', intensity(1.15)),
  ...list(
    'slightly somewhat a_bit a_little little_bit kind_of sort_of subtly mildly lightly barely a_touch_of a_hint_of moderately partly less least gently',
    intensity(0.55),
  ),
  ...list(
    'no not without never non none lacking lacks minus sans w/o nor neither isn_t doesn_t don_t aren_t isnt doesnt dont arent hasn_t hasnt has_no absent free_of devoid_of except anything_but avoid exclude',
    role('negation'),
  ),
  ...list('free', role('denies-previous')),
  ...list('is are was were looks look appears be being seems stays', role('copula')),
  ...list('and or & plus as_well_as', role('joiner')),
  ...list(
    'with holding holds carrying carries but having has have featuring sporting yet while who whose which that including shows plus_a also however',
    role('break'),
  ),
  ...list(
    'in on at before into over under down off through behind between near beside above below inside in_front_of next_to on_top_of against across along towards toward within beneath underneath outside',
    role('preposition'),
  ),
  ...list(
    'a an the her his their she he they it its this these those there of to from by for as up out about around than then just only all any some each every one two three four five both my your our i me we you us him them ' +
      'bit lot lots touch hint kind sort s t d ll re ve m th st nd rd x y d f c k like such does did someone_who if so_that too_much con de y',
    role('filler'),
  ),
  ...list(
    'holding holds hold carrying carries having featuring sporting shows looks appears seems stays wears worn wear put puts putting tied do done create generate make makes making draw show want need please give imagine design looking see seen taken posing poses pose posed captured doing set said called named using uses used going getting being',
    role('carrier'),
  ),
  ...list(
    'feature features featured appearance expression face_expression shaped shape type tone toned color colour colored coloured colors colours length size sized age years year old_school ethnicity descent heritage background_of origin nationality race gender looks_like subject side part body head hand hands style styled vibe vibes aesthetic look mood feel feeling energy inspired',
    { role: 'carrier', means: 'thing' },
  ),
  ...MAKING_WORDS,
]
