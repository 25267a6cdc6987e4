import { missing, remarks, standIn } from '../sense.ts'
import type { WordList } from '../sense.ts'

const NOT_WORN = 'hats, bags, scarves, gloves and the like are not drawn'
const NOT_BY = 'things and animals beside the person are not drawn'
const NOT_DONE = 'hands and body cannot do that'
const NOT_ON_SKIN = 'tattoos, piercings, paint and marks of this kind are not drawn'
const NOT_FANTASY = 'people are drawn as people'

/** What is asked for often and cannot be drawn, so that it is told, and nothing else takes its colours. */
export const THING_WORDS: WordList = [
  ...missing(
    'hood|fur hood|visor|niqab|burqa|veil|bonnet|halo|wreath|garlands|hairpin|hair clip|hair clips|butterfly clips|scrunchie|ribbon|hair ribbon|bow in her hair|scarves|shawl|pashmina|poncho|cape|cloak|bags|clutch|suitcase|luggage|briefcase|shopping bags|chalk bag|anklet|ring|rings|toe ring|brooch|belt|cufflinks|lip ring|ear cuff|ear piercings|eyebrow piercing|piercing|apron|bib|masks|gas mask|carnival mask|masquerade mask|goggles|safety goggles|swim cap|eye patch|contact lenses|contacts|stethoscope|hearing aid|earbuds|airpods|badge|medal|lanyard|socks|knee socks|stockings|tights|fishnets|garter|wings|angel wings|horns|pointy ears|elf ears|fangs|tail|wig|towel|robe sash|sash|feathers|fur|lace|gold grill|grill|gold tooth|braces|seat belt|life jacket|flower in her hair|flower behind her ear|monocle|suspenders|epaulettes|jewels|gems|diamonds|crystals|collar|cuffs|buttons|zipper|logo|text|letters|print|graphic|sleeves|puff sleeves|bandage|bandages|armor|armour|shining armor',
    NOT_WORN,
  ),
  ...missing(
    'dog|dogs|puppy|cat|cats|kitten|white cat|horse|bird|birds|parrot|owl|pigeons|seagulls|penguins|camel|lion|tiger|wolf|snake|dragon|unicorn|butterfly|butterflies|elephant|monkey|rabbit|bunny|fish|animal|animals|pet|baby|newborn|bicycle|bike|motorcycle|motorbike|scooter|skateboard|surfboard|snowboard|skis|ball|football|basketball|tennis racket|racket|golf club|guitar|violin|piano keys|drums|saxophone|bagpipes|instrument|camera|laptop|computer|tablet|keyboard|tv|pen|pencil|paintbrush|palette|canvas|easel|sign|flag|flags|prayer flags|balloon|balloons|confetti|cake|birthday cake|cupcake|gift|gifts|present|presents|box|candle|candles|lamp|lantern|lanterns|fireworks|sparkler|sparklers|torch|sword|gun|weapon|shield|bow and arrow|wand|staff|cigarette|cigar|pipe|vape|fan|black fan|mirror|vanity mirror|basket|potted plant|plant|plants|vase|flower|rose|sunflower|sunflowers|petals|ice cream|strawberry cone|cone|pizza|burger|pasta|ramen|noodles|food|fruit|apple|oranges|croissant|bread|popcorn|lollipop|chewing gum|bubble gum|beer|beer mug|milkshake|smoothie|juice|water bottle|bottle|coconut drink|coconut|jar|cream jar|perfume|perfume bottle|test tube|wrench|hammer|tools|comb|hairbrush|brush|blanket|striped blanket|pillow|teddy bear|doll|toy|fishing rod|rope|ladder|dumbbell|barbell|weights|yoga mat|medicine ball|boxing gloves|throne chair|wheelchair|crutches|cane|prosthetic|prosthetic arm|bubbles|soap bubbles|pumpkin|pumpkins|skull|ghost|cross|statue behind|neon sign|paparazzi|paparazzi flashes|crowd behind|audience|smoke|incense|incense smoke|steam|fire|flames|fire behind|sparks|dust|sand in hand|cards|playing cards|money|microphone stand|tattoo machine|globe|map|ticket|letter|envelope|key|keys|helmet under his arm|tulips in basket|iced americano|wine bottle|curtains|venetian blinds|shell|shells',
    NOT_BY,
  ),
  ...missing(
    'tattoo|tattoos|tattooed|tattooed arms|sleeve tattoo|neck tattoo|face tattoo|chin tattoo|tribal tattoo|butterfly tattoo|glowing tattoos|henna|henna hands|mehndi|bindi|face paint|green face paint|body paint|war paint|vitiligo|birthmarks|port wine stain|burn scar|burn|burns|acne|pimples|pimple|blemishes|acne scars|rosacea|eczema|bruise|bruised|bruised eye|black eye|blood|bloody|dirt|mud|soot|flour|sweat|sweaty|tears|mascara running|running mascara|long nails|grease|wet hair|wet|glitter|body glitter|rhinestones|face gems|stretch marks|chest hair|hairy|armpit|cauliflower ears|gap teeth|tooth gap|gap toothed|perfect teeth|white teeth|teeth|down syndrome|bags under eyes|dark circles|eye bags|veins|goosebumps|sunburn lines|tan lines|cyborg|metal jaw|robotic|robot|glowing|rotten|rotten skin|metallic|holographic|frost|snow in hair|water droplets|transparent skin|scales|bleached eyebrows|shaved eyebrows|white eyelashes|no eyebrows',
    NOT_ON_SKIN,
  ),
  ...missing(
    'elf|fairy|mermaid|vampire woman|zombie|ghost woman|wizard|angel|demon|devil|alien|superhero|hero|superheroine|knight|warrior|samurai|viking warrior|pirate|astronaut|ninja|werewolf|goddess|centaur|cyberpunk|steampunk|clown|sad clown|geisha|gladiator|pharaoh|monster|android|giant|dwarf|orc|nymph|fae|succubus|ghostly|made of glass|glass skin statue|halloween|santa|queen costume|costume|cosplay|gondolier|torero|vampire fangs',
    NOT_FANTASY,
  ),
  ...remarks(
    'missing',
    NOT_DONE,
    'jumping|jump|leaping|cycling|biking|riding|climbing|swimming|surfing|skiing|skating|roller skating|skateboarding|snowboarding|diving|flying|floating|falling|kneeling|crouching|squatting|lying|lying down|laying|lying in grass|lying on her back|lying on the floor|reclining|leaning|leaning against|bending|stretching|handstand|doing a handstand|push ups|doing push ups|lifting weights|lifting|boxing|punching|kicking|fighting|throwing|catching|hugging|hugging her knees|kissing|holding hands|clapping|hands on cheeks|hands on face|hair flip|blowing bubbles|winking|wink|sticking her tongue out|tongue out|tongue|biting her lip|biting lip|eating|drinking|smoking|cutting|pouring|pouring milk|painting on a canvas|writing on|typing|typing on laptop|playing guitar|playing a violin|playing violin|playing piano|playing|talking on the phone|talking|taking a photo|taking a selfie|tying|tying his tie|putting on lipstick|applying makeup|shaving|brushing|feeding|feeding pigeons|cooking pasta|spinning|twirling|doing|lotus pose|yoga pose|yoga|splits|on pointe|sitting cross legged|cross legged|sitting on the floor|sitting on stairs|sitting on a rock|sitting on the ground|shrugging|crawling|sleeping on|hanging|swinging|driving|shopping|working|fishing|gardening|exercising|training|doing yoga|carrying a surfboard|barefoot|bare feet|wind in her hair|wind|windy|hair blowing|floating hair|motion blur|blinking|wrinkled nose|nose wrinkled|raised eyebrow|raised eyebrows|wide eyes',
  ),
  ...standIn(
    'women|men|girls|boys|guys|ladies|people|friends|two friends|couple|twins|sisters|brothers|family|group|crowd|group of friends|three women|two women|two men|two people|duo|trio|team|band',
    'one person is drawn',
  ),
  ...remarks(
    'changed',
    'the body behind the face keeps its build',
    'tall|pregnant|long legs|long legged|big hands|short woman|short man|hips|wide hips|small waist|thin waist|hourglass|hourglass figure|six pack|abs|big breasts|busty|bust|muscular arms|biceps|curves|legs|back|waist|belly|stomach|arms|knees|feet|fingers|large build',
  ),
]
