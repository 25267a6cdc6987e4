import { missing, parts, PEOPLE, remarks, standIn } from '../../sense.ts'
import type { WordList } from '../../sense.ts'

const NOT_WORN = 'things of this kind are not worn here'
const NOT_BY = 'things and animals beside the person are not drawn'
const NOT_DONE = 'hands and body cannot do that'
const NOT_ON_SKIN = 'tattoos, piercings, paint and marks of this kind are not drawn'
const NOT_FANTASY = 'people are drawn as people'

/** What is asked for often and cannot be drawn, so that it is told, and nothing else takes its colours. */
export const THING_WORDS: WordList = [
  ...parts('other', {
    'gold border': 'gold border|golden border|gold borders|golden borders|gold trim|golden trim|zari border|zari',
  }),
  ...missing(
    'baby in a carrier|baby in carrier|baby in a sling|flower boutonniere|floral boutonniere|rose boutonniere|cricket pads|pads|snorkel|sehra|lace sleeves|bell sleeves|balloon sleeves|lantern sleeves|bishop sleeves|flutter sleeves|statement sleeves|ruffle sleeves|ruffled sleeves|sheer sleeves|mesh sleeves|dramatic sleeves|cap sleeves|id card|press pass|backstage pass|waist beads|kamarbandh|safety pin|safety pins|brush belt|makeup brush belt|ice skates|beads in her hair|beads in her braids|cowrie shells in her hair|gold cuffs in her hair|hair cuffs|knee pads|elbow pads|gold embroidery|embroidery|beading|lace trim|lens cap|sleep mask|hair extensions|sheet mask|face mask sheet|under eye patches|eye patches|hair rollers|curlers|fitness tracker band|seatbelt|name tag|draped over shoulders|cable knit draped over shoulders|structured shoulders|shoulder pads|cufflink|hood|garlands|chalk bag|toe ring|brooch|cufflinks|bib|masks|gas mask|lanyard|badge|id badge|press badge|name badge|hearing aid|fangs|tail|seat belt|life jacket|monocle|suspenders|epaulettes|jewels|diamonds|crystals|collar|cuffs|buttons|zipper|text|letters|print|graphic|sleeves|bandage|bandages|armor|armour|shining armor',
    NOT_WORN,
  ),
  ...missing(
    'baby|coins|gold bars|wallet|hookah|shisha|rangoli|puja thali|aarti thali|henna cone|question mark|question marks|stickers|soldering iron|drum sticks|smoker|gimbal|tool box|toolbox|stool|mic stand|fleece blanket|knitted blanket|wool blanket|picnic rug|food|street food|chips|lion|tiger|dragon|unicorn|elephant|rabbit|bunny|fish|skull|shell|dinosaur|deer|fox|bear|panda|koala|flamingo|swan|duck|giraffe|zebra|leopard|cheetah|pig|eagle|bees|bee|ostrich|kangaroo|sloth|squirrel|hedgehog|raccoon|hawk|falcon|goose|rooster|turkey bird|jellyfish|octopus|frog|lizard|spider|cows|goats|lambs|wolves|ponies|pony|door|doors|fence|gate|clock|columns|pillars|billboard|mailbox|street lamp|jukebox|vending machine|arcade machine|table|desk lamp|bean bag|sandcastle|sled|sleigh|carriage|tennis net|basketball ring|goal|goalpost|pom poms|pompoms|hula hoop|frisbee|boomerang|dartboard|compass|rope swing|sound panels|panels|ring light stand in front|tripod stand|microscope slide|beaker|beakers|flask|flasks|petri dish|stones|crystals ball|crystal ball|cauldron|spellbook|chest of gold|treasure chest|anchor|ship wheel|life buoy|buoy|parachute|glider|jet ski|snowmobile|segway|hoverboard|unicycle|tandem|trolley bus|rocket|ufo|planet in the sky|satellite|cube|white cube|pedestal|plinth|barber pole|shopping cart|cart|shopping trolley|stroller|pram|lamb|sheep|goat|cow|chicken|hamster|chopsticks|fork|spoon|knife|marshmallows|boxing bag|punching bag|jump rope|skipping rope|resistance band|foam roller|treadmill|exercise bike|rowing machine|pull up bar|battle ropes|roller skates|rollerblades|inline skates|wakeboard|paddleboard|kayak|canoe|hammock|beach towel|parasol behind|tripod|teleprompter|robot arm|drone in hand|smart speaker|posters|band posters|posters on the wall|acoustic panels|acoustic foam|soundproof foam|turntable|record player|boombox|cassette|walkman|keyboard and mouse|mouse|charger|gadget|gadgets|sheer curtains|babies|menorah|advent wreath|breath in the cold air|visible breath|cold breath|coconut palm|coconut palms|coconut tree|coconut trees|coconut palm trees|board game|chess board|stop sign|zodiac sign|sign language|brush strokes|letter jacket|ticket booth|money gun|cape town|cape cod|cape verde|staff member|record label|parrot|owl|seagulls|penguins|wolf|snake|monkey|animal|animals|newborn|piano keys|saxophone|bagpipes|instrument|computer|keyboard|tv|prayer flags|gun|weapon|shield|pipe|vape|vase|sunflowers|chewing gum|bubble gum|tools|blanket|striped blanket|pillow|rope|ladder|medicine ball|throne chair|wheelchair|prosthetic|prosthetic arm|ghost|cross|statue behind|paparazzi flashes|sand in hand|microphone stand|tattoo machine|globe|curtains|venetian blinds|shells|blueprint roll|ear of corn|boat oar|scale model|lightbulb|light bulbs|wood stove|stove|washing machine|locker|lockers|armrest|hot air balloon|helicopter|sailboat model|windmill|parasols|hourglass|telescope|typewriter|sewing machine|knitting|yarn|easter egg|camel|llama|peacock|ducks|donkey|turtle|dolphin|whale|shark|beehive|windchime|water gun|kite|rollerskates|tennis ball|golf ball|volleyball net|climbing rope|chalkboard easel|cello|trumpet|flute|harp|tambourine|accordion|keyboard instrument|turntables|mixer|speakers|loudspeaker|megaphone|vacuum|iron|hair dryer|blow dryer|straightener|curling iron|razor|shaving foam|tweezers|pill|syringe|cutlery|frying pan|pan|pot|whisk|apron strings|sausage',
    NOT_BY,
  ),
  ...missing(
    'messy face|food on her face|sauce on her face|chocolate on her face|glowing eyes|bloodshot eyes|red eye effect|oily skin|heart stamps|heart stamps under her eyes|hearts under her eyes|shaving foam on his face|foam on his face|shaving cream|shaving cream on his face|sweat dripping|glistening|oiled skin|water drops on skin|droplets|chalk on hands|chalky hands|paint on her face|glowing tattoos|rosacea|eczema|blood|bloody|stretch marks|chest hair|hairy|armpit|cauliflower ears|teeth|down syndrome|veins|sunburn lines|tan lines|cyborg|metal jaw|robotic|robot|rotten|rotten skin|metallic|holographic|snow in hair|transparent skin|scales|white eyelashes',
    NOT_ON_SKIN,
  ),
  ...missing(
    'goosebumps|slouching|amputee|hay fever|allergy|allergies|sneezing|runny nose|clay on hands|clay on her hands|clay on his hands|clay covered hands|hands covered in clay|eyebrow slit|brow slit|slit eyebrow',
    'cannot be seen in a picture of this kind',
  ),
  ...remarks(
    'missing',
    'says nothing that could be drawn',
    'fire in her eyes|fire in his eyes|flames in her eyes|flames in his eyes|stars in her eyes|stars in his eyes|5 stars|five stars|honey moon|over the moon',
  ),
  ...missing('3d glasses|cinema glasses', NOT_WORN),
  ...missing(
    'behind glass|through glass|through a window|through the window|behind a window|reflection in the glass|reflection in the window',
    'nothing stands before the person',
  ),
  ...missing(
    'window curtains|velvet curtains|red curtains|red velvet curtains|white curtains|sheer curtains|linen curtains|lace curtains|silk curtains|flowing curtains|blowing curtains|curtain|red velvet curtain|drapes',
    'places have no curtains',
  ),
  ...missing(
    'zombie|ghost woman|alien|hero|werewolf|centaur|pharaoh|monster|giant|dwarf|orc|ghostly|made of glass|glass skin statue|cosplay|gondolier|torero|vampire fangs',
    NOT_FANTASY,
  ),
  ...remarks(
    'missing',
    NOT_DONE,
    'hand in hand|arm in arm|walking hand in hand|side by side|lying on her stomach|lying on stomach|bending over|bending down|holding baby|building snowman|throwing snowballs|throwing a snowball|middle finger|thumbs down|lip bite|leaning on wall|riding|floating|sweeping|hugging each one|plank|planks|sit ups|burpees|squat with barbell|blowing bubblegum|blowing a bubble|hugging a pillow|leaning on a wall|leaning against a wall|leaning forward|leaning|smoking hot|getting a massage|driving|steering wheel|hitting a ball|splashing|flying|falling|lying|lying down|laying|lying on her back|lying on the floor|reclining|leaning against|bending|holding hands|sticking her tongue out|tongue out|tongue|biting her lip|biting lip|writing on|typing|doing|crawling|sleeping on|working|exercising|training|motion blur|lying on her side|lying on his back|climbing a wall|surfing a wave|carrying his daughter|carrying a child|piggyback|pushing a stroller|building a snowman|carving a pumpkin|decorating the christmas tree|knitting|washing dishes|ironing|sewing|vacuuming|mopping|throwing her cap|hugging each other|kissing each other|holding a baby|carrying a baby|breastfeeding',
  ),
  ...standIn(
    'women|men|girls|boys|guys|ladies|people|friends|two friends|couple|twins|sisters|brothers|family|group|group of friends|three women|two women|two men|two people|duo|trio|team|band',
    'one person is drawn',
    PEOPLE,
  ),
  ...remarks(
    'changed',
    'this part of the body is not drawn as asked',
    'forearms|forearm|biceps veins|belly|legs|leg|big hands|big breasts|busty|bust|hips|curves|back|waist|stomach|arms|arm|knees|knee|feet|fingers',
  ),
]
