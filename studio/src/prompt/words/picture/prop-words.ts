import type { Prop } from '../../../scene/scene.ts'
import { nothing } from '../../effects.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { colors } from '../clothes/outfit-words.ts'
import { scene } from '../scene-effects.ts'

const hold = (prop: Prop) => ({ effect: scene({ prop }), opensClause: true })

/** What is held, and what is done with it. */
export const PROP_WORDS: WordList = [
  ...nouns('prop', {
    'book|cookbook|diary|planner|journal|sketchbook|open book|textbook|novel|magazine|newspaper': hold('book'),
    'cup|hot cocoa|cocoa|mug of hot cocoa|pumpkin spice latte|americano|macchiato|oat milk latte|latte art|mug of tea|tea|travel mug|takeaway cup|paper cup|coffee to go|to go cup|cup of cocoa|croissant and coffee|coffee and croissant|morning coffee|mug|coffee|coffee cup|coffee mug|cup of coffee|mug of coffee|cup of tea|tea cup|teacup|latte|cappuccino|espresso|takeaway coffee|hot chocolate|chai|mint tea|green tea|matcha|matcha latte|iced coffee|tea glass':
      hold('cup'),
    'glass|mimosa|prosecco|spritz|aperol spritz|martini|negroni|glass of red wine|glass of white wine|wine|champagne flute|champagne toast|champagne glass|glass of prosecco|glass of wine|wine glass|champagne|glass of champagne|cocktail|red wine|white wine':
      hold('glass'),
    'phone|flip phone|new phone|foldable phone|phone in hand|android phone|smartphone|mobile phone|cell phone|cellphone|iphone':
      hold('phone'),
    'umbrella|parasol': hold('umbrella'),
    'bouquet|bouquet of peonies|peonies|bouquet of tulips|bridal bouquet|bouquet of sunflowers|wildflower bouquet|bouquet of wildflowers|bunch of tulips|flower bouquet|dozen roses|bouquet of lavender|bouquet of flowers|bouquet of roses|bunch of flowers|holding flowers|roses|tulips':
      hold('bouquet'),
    'microphone|podcast microphone|studio microphone|singing mic|mic': hold('microphone'),
    'bottle|water flask|thermos|gym bottle|sports bottle|protein bottle|stanley cup|reusable bottle|shampoo bottle|lotion bottle|body lotion|shampoo|sunscreen|serum bottles|kombucha|wine bottle label|hair product|tequila bottle|perfume flacon|water bottle|wine bottle|bottle of wine|bottle of water|champagne bottle|perfume bottle|perfume|bottle of champagne|soda|soda bottle|coke':
      hold('bottle'),
    'beer mug|beer|pint|pint of beer|glass of beer|mug of beer|beer glass|beer stein|stein|beers': hold('beer'),
    'smoothie|cucumber water|infused water|detox water|green juice|green smoothie|cold brew|iced drink|iced coffee in hand|fresh juice|berry smoothie|protein smoothie|lemon water|coconut water|pina colada|cold drink|summer drink|strawberry milkshake|cocktails|daiquiri|sangria|spicy margarita|aperitif|milkshake|juice|orange juice|iced americano|iced latte|lemonade|iced tea|bubble tea|boba|boba tea|mojito|glass of juice|coconut drink|glass of water|frappe|frappuccino|iced matcha|slush|protein shake|tropical drink|cocktail with a straw|margarita':
      hold('tumbler'),
    'ice cream|ice cream cone|strawberry cone|cone|gelato|soft serve|ice creams': hold('ice-cream'),
    'lollipop|candy|lolly|cotton candy|candy cane': hold('lollipop'),
    'flower|rose|single rose|sunflower|single flower|daisy|lily|orchid|dahlia|peony|carnation|tulip': hold('flower'),
    'balloon|heart balloons|gold balloons|birthday balloons|balloons|bunch of balloons|heart balloon': hold('balloons'),
    'candle|candles|lit candle': hold('candle'),
    'gift|package box|pr package|delivery box|unboxed package|shoe box|sneaker box|mystery box|subscription box|gifts|present|presents|gift box|wrapped gift|wrapped present|christmas present|box|parcel|package|cardboard box':
      hold('gift'),
    'laptop|macbook|notebook computer|laptop computer|notebook|clipboard|folder|briefcase': hold('laptop'),
    'tablet|ipad': hold('tablet'),
    'basket|fresh vegetables|holding fresh vegetables|fresh produce|fresh fruit|basket of strawberries|strawberries|basket of bread|fruit bowl|harvest|basket of lavender|basket of flowers and bread|picnic hamper|basket of mushrooms|basket of flowers|basket of oranges|fruit basket|basket of fruit|tulips in basket|picnic basket|wicker basket|basket of apples|vegetables|basket of vegetables':
      hold('basket'),
    'shopping bags|designer bags|luxury shopping bags|boutique bags|holding shopping bags|shopping bag|paper bag|gift bag|bags|grocery bag|groceries':
      hold('shopping-bag'),
    'lantern|lanterns|paper lantern|lamp|oil lamp': hold('lantern'),
    'football|soccer ball|ball|volleyball|beach ball|rugby ball': hold('football'),
    'basketball|basket ball': hold('basketball'),
    'racket|tennis racket|tennis racquet|racquet|badminton racket': hold('racket'),
    'camera|vlog camera|vlogging camera|analog camera|disposable camera in hand|mirrorless camera|leica camera|canon camera|sony camera|film camera|vintage camera|dslr camera|polaroid camera|photo camera':
      hold('camera'),
    'potted plant|plant|plants|house plant|houseplant|cactus|succulent|plant pot|monstera': hold('plant'),
    'birthday cake|cake|wedding cake|chocolate cake|strawberry cake|pie': hold('cake'),
    'cupcake|cupcakes with candles|muffin|cupcakes': hold('cupcake'),
    'apple|fruit|orange fruit|peach fruit|oranges|lemon|lemons|tomato|pomegranate': hold('apple'),
    'jar|face cream jar|skincare jar in hand|moisturizer|moisturiser|body butter|cream tub|clay mask jar|candle jar|jam|honey jar|supplement jar|supplements|protein powder|cream jar|jar of honey|skincare jar|cosmetic jar|cream|face cream|skincare product|product|makeup product|test tube|potion':
      hold('jar'),
    'fan|hand fan|folding fan|paper fan|flamenco fan': hold('fan'),
    'sword|katana|blade|dagger|rapier|saber|lightsaber': hold('sword'),
    'dumbbell|dumbbells|weights|hand weight|kettlebell': hold('dumbbell'),
    'teddy bear|teddy|stuffed animal|plush toy|toy|stuffed toy|doll|plushie': hold('teddy-bear'),
    'pumpkin|pumpkins|jack o lantern|carved pumpkin': hold('pumpkin'),
    'burger|hamburger|cheeseburger|sandwich|bagel|burgers': hold('burger'),
    'donut|doughnut|donuts|doughnuts': hold('donut'),
    'slice of pizza|pizza slice|slices of pizza|pizza': hold('pizza'),
    'popcorn|popcorn bucket|bucket of popcorn|bag of popcorn': hold('popcorn'),
    'bowl of ramen|ramen|noodles|bowl of noodles|ramen bowl|noodle soup|bowl|pho|udon': hold('bowl'),
    'fresh coconut|coconut|coconut with a straw': hold('coconut'),
    'watermelon|watermelon slice|slice of watermelon|piece of watermelon': hold('watermelon'),
    'blank sign|cardboard sign|placard|protest sign|empty sign|hand painted sign': hold('sign'),
    'flag|flags': hold('flag'),
    'paintbrush|makeup brush|paint brush': hold('brush'),
    'game controller|controller|gamepad|joystick': hold('controller'),
    'vinyl record|lp|record|records|vinyl records|vinyl album|record sleeve': hold('record'),
    'trophy|gold trophy|cup trophy|winner cup': hold('trophy'),
    'helmet in hand|helmet under his arm|helmet under her arm|holding a helmet|holding a motorcycle helmet|holding a racing helmet':
      hold('helmet'),
    'rolled yoga mat|yoga mat|rolled mat|exercise mat': hold('mat'),
    'playing cards|credit card|ticket|tickets|envelope|passport|boarding pass|postcard|business card': hold('card'),
    'lipstick tube|tube of lipstick|lip gloss tube': hold('lipstick'),
    'walking stick|staff|wizard staff|wooden staff|hiking stick|hiking pole|trekking pole': hold('staff'),
  }),
  ...changed(
    'drawn as a bowl of noodles',
    nouns('prop', {
      'pasta|bowl of pasta|plate of pasta|bowl of soup|soup|salad|bowl of salad|poke bowl|spaghetti|plate of food|smoothie bowl|acai bowl|rice bowl|bowl of curry|bowl of rice':
        hold('bowl'),
    }),
  ),
  ...changed(
    'drawn as one book',
    nouns('prop', {
      'stack of books|pile of books|holding a stack of books|books in hand|armful of books|holding books|carrying books':
        hold('book'),
    }),
  ),
  ...changed(
    'drawn as a burger',
    nouns('prop', { 'taco|tacos|hot dog|burrito|club sandwich|avocado toast|toast|kebab': hold('burger') }),
  ),
  ...changed(
    'drawn as a cake',
    nouns('prop', { 'cheesecake|tiramisu|pancakes|waffles|stack of pancakes': hold('cake') }),
  ),
  ...changed('drawn as a card', nouns('prop', { 'diploma|certificate|menu|blueprints': hold('card') })),
  ...changed('drawn as a staff', nouns('prop', { 'golf clubs|selfie stick|lacrosse stick': hold('staff') })),
  ...changed(
    'drawn as a flag of one colour',
    nouns('prop', { 'pride flag|rainbow flag|national flag|american flag': hold('flag') }),
  ),
  ...changed('drawn as a brush', nouns('prop', { 'pen|pencil|stylus|toothbrush|comb|hairbrush': hold('brush') })),
  ...changed(
    'drawn as a staff',
    nouns('prop', {
      'cane|trekking poles|hiking poles|spear|oar|paddle|ski poles|broom|fishing rod|hockey stick|baseball bat|cricket bat|magic wand|wand|pool cue':
        hold('staff'),
    }),
  ),
  ...changed(
    'drawn as a bottle',
    nouns('prop', { 'serum bottle|serum|dropper bottle|skincare serum': hold('bottle') }),
  ),
  ...changed(
    'drawn with the phone before the chest',
    traits({ 'talking on the phone|on the phone': scene({ prop: 'phone' }) }),
  ),
  ...changed('kept as it usually is', modifiers('prop', { 'short|tall': nothing })),
  ...colors('prop', 'propColor'),
  ...traits({
    'drinking coffee|sipping coffee|drinking tea|having coffee|having a coffee': scene({ prop: 'cup' }),
    'taking a selfie|taking a mirror selfie|selfie in the mirror|doing a mirror selfie|holding up a phone': scene({
      prop: 'phone',
    }),
    'drinking wine|drinking champagne|toasting': scene({ prop: 'glass' }),
    'singing|sings|singing into a microphone|karaoke singing': scene({ prop: 'microphone' }),
    'taking a photo|taking photos|taking pictures|photographing|taking a picture': scene({ prop: 'camera' }),
    'lifting weights|lifting dumbbells|doing bicep curls|working out with dumbbells|bicep curl': scene({
      prop: 'dumbbell',
    }),
    'eating ice cream|licking ice cream|eating an ice cream': scene({ prop: 'ice-cream' }),
    'drinking beer|having a beer': scene({ prop: 'beer' }),
    'drinking water': scene({ prop: 'bottle' }),
    'shopping|carrying shopping bags|on a shopping trip': scene({ prop: 'shopping-bag' }),
    'sitting|seated|sits|sitting down|at a table|at the table|sitting at a table|sitting at the table|sitting at a desk|at her desk|at his desk|at a desk|having lunch|having dinner|having breakfast':
      scene({ stance: 'seated' }, { stance: 'relaxed' }),
  }),
]
