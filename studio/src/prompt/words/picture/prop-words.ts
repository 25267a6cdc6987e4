import type { Rgb } from '../../../image/rgb.ts'
import type { Prop } from '../../../scene/scene.ts'
import { nothing } from '../../effects.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { colors } from '../clothes/outfit-words.ts'
import { scene } from '../scene-effects.ts'

const hold = (prop: Prop) => ({ effect: scene({ prop }), opensClause: true })

const PALE_WINE: Rgb = [232, 210, 132]
const AMBER: Rgb = [222, 122, 48]
const BLUSH: Rgb = [232, 140, 140]
const CLEAR_DRINK: Rgb = [228, 236, 232]

/** Held in a colour of its own, unless another is named. */
const holdIn = (prop: Prop, color: Rgb) => ({
  effect: (({ scene: asked }, strength) => {
    if (strength > 0) Object.assign(asked, { propColor: color, ...asked, prop })
  }) satisfies Effect,
  opensClause: true,
})

/** A glass of something that is not red, unless its colour is named. */
const drink = (color: Rgb) => holdIn('glass', color)

/** Things that are held as near ones, which is told. */
const NEAR_PROPS: readonly (readonly [how: string, prop: Prop, words: string])[] = [
  ['drawn as a tablet', 'tablet', 'clipboard|folder'],
  ['drawn as a dumbbell', 'dumbbell', 'barbell|barbells|olympic bar|weight bar|loaded barbell'],
  ['drawn as a football', 'football', 'volleyball|beach ball|rugby ball|leather ball|handball|rugby'],
  ['drawn as a lollipop', 'lollipop', 'cotton candy|candy cane'],
  [
    'drawn as a burger',
    'burger',
    'vada pav|shawarma|banh mi|corn dog|pita|sandwich|bagel|taco|tacos|hot dog|burrito|club sandwich|avocado toast|toast|kebab',
  ],
  [
    'drawn as a baguette',
    'baguette',
    'loaf|loaves|bread loaves|loaves of bread|bread loaf|rolls of bread|bread|fresh bread|loaf of bread|bread loaf|sourdough|sourdough bread|homemade bread',
  ],
  ['drawn as a sword', 'sword', 'dagger|lightsaber'],
  ['drawn as a teddy bear', 'teddy-bear', 'toy|doll'],
  [
    'drawn as a card',
    'card',
    'envelope|letter|love letter|thank you card|diploma|certificate|menu|blueprints|blueprint|colour swatches|color swatches|paint swatches',
  ],
  [
    'drawn as a gift with a ribbon',
    'gift',
    'package box|pr package|delivery box|unboxed package|shoe box|sneaker box|mystery box|subscription box|box|parcel|package|cardboard box|parcels|shipping box|moving box|delivery package|product box|boxes',
  ],
  [
    'drawn as a basket of fruit',
    'basket',
    'fresh vegetables|holding fresh vegetables|fresh produce|basket of bread|fruit bowl|harvest|basket of flowers and bread|basket of mushrooms|vegetables|basket of vegetables|bread basket|laundry basket|basket of grapes',
  ],
  ['drawn as a lantern', 'lantern', 'lamp'],
  ['drawn as a smartphone', 'phone', 'flip phone|foldable phone|telephone'],
  ['drawn as a potted plant', 'plant', 'cactus|succulent|monstera|aloe vera|pot of basil'],
  ['drawn as a book', 'book', 'script|manuscript|notepad'],
  ['drawn as a jar', 'jar', 'potion|protein powder'],
  [
    'drawn as a bowl of noodles',
    'bowl',
    'biryani|plate of biryani|jollof|jollof rice|fried rice|pulao|pilaf|couscous|tteokbokki|bibimbap|pad thai|bingsu|kimchi|maggi|cereal|bowl of cereal|oatmeal|yogurt|pasta|bowl of pasta|plate of pasta|spaghetti|plate of food|smoothie bowl|acai bowl|rice bowl|bowl of rice',
  ],
  [
    'drawn as a plate of cookies',
    'plate',
    'thali|dosa|masala dosa|idli|momos|plate of momos|paratha|naan|injera|jalebi|dates|hummus|mezze|kunafa|suya|hotteok|bbq ribs|bacon|bacon and eggs|cheese|mango sticky rice|chaat|pav bhaji|plate|plates|snacks|dumplings|dim sum|macarons|pretzel|pretzels|fries|french fries|nachos|steak|fish and chips|cheese board|charcuterie board|oysters|lobster|shrimp|breakfast tray|tray|tray of drinks|breakfast plate|fruit platter|pancake stack|chocolates|box of chocolates|sweets|cinnamon roll|cinnamon rolls|baklava|churros|crepes|crepe|quiche|omelette|tapas|meze|barbecue ribs|fried chicken|chicken wings|roast chicken|paella|kebabs|spring rolls|gnocchi|risotto|lasagna|cheese plate|birthday treats|petit fours|scones|brunch plate|fruit salad',
  ],
  [
    'drawn as an apple',
    'apple',
    'pear|plum|avocado|avocados|cherries|cherry|carrot|carrots|dragon fruit|cucumber slices|blueberries',
  ],
  [
    'drawn as a staff',
    'staff',
    'ski pole|mop|rake|shovel|pitchfork|hockey sticks|trident|scepter|sceptre|torch|burning torch|harpoon|bow and arrow|boat hook|crutches|crutch|bo staff|scythe|paint roller|garden hose|crook|baton|drumsticks|conductor baton|golf clubs|selfie stick|lacrosse stick|cane|trekking poles|hiking poles|spear|oar|paddle|ski poles|fishing rod|hockey stick|pool cue',
  ],
  [
    'drawn as one book',
    'book',
    'stack of old books|pile of old books|stack of books|pile of books|holding a stack of books|books in hand|armful of books|holding books|carrying books',
  ],
  [
    'drawn as a plate of sweets',
    'laddoos',
    'pani puri|golgappa|panipuri|puchka|brigadeiro|brigadeiros|coxinha|coxinhas|pao de queijo',
  ],
  ['drawn as a cup', 'cup', 'coffee ceremony|ethiopian coffee ceremony|jebena'],
  ['drawn as sushi', 'sushi', 'kimbap|gimbap'],
  ['drawn as a bowl of curry', 'curry', 'fufu|egusi|tagine|feijoada|gumbo|bowl of tagine'],
  ['drawn as a bottle', 'bottle', 'soju|soju bottle|makgeolli'],
  ['drawn as a baseball bat', 'baseball-bat', 'bat|wooden club'],
  [
    'drawn as a microphone in the hand',
    'microphone',
    'microphone arm|mic arm|boom arm|boom mic|condenser mic on an arm',
  ],
  ['drawn as a cake', 'cake', 'cheesecake|pancakes|waffles|stack of pancakes'],
  ['drawn as a flag of one colour', 'flag', 'pride flag|rainbow flag|national flag|american flag'],
  ['drawn as a brush', 'brush', 'piece of chalk|stick of chalk|holding chalk|marker in hand|stylus|toothbrush|comb'],
]

/** What is held, and what is done with it. */
export const PROP_WORDS: WordList = [
  ...nouns('prop', {
    'hammer|holding a hammer|claw hammer|with a hammer|mallet': hold('hammer'),
    'scissors|holding scissors|a pair of scissors|tailor scissors|hair scissors|hairdressing scissors|shears':
      hold('scissors'),
    'spatula|a spatula|turner|grill spatula|barbecue spatula|holding a spatula|fish slice': hold('spatula'),
    'hairbrush|hair brush|holding a hairbrush|paddle brush|round brush': hold('hairbrush'),
    'old map|paper map in hand|holding a map|with a map in hand|reading a map|paper map|folded map|street map|treasure map|travel map|city map|tourist map|world map in hand|trail map':
      hold('map'),
    'orange fruit|fresh orange|oranges|an orange in hand|clementine|clementines|mandarin|mandarins|tangerines|holding an orange|half an orange|grapefruit':
      hold('orange'),
    'lemon|lemons|fresh lemon|lemon in hand|holding a lemon|yuzu': holdIn('orange', [242, 214, 70]),
    'limes|fresh lime|guava': holdIn('orange', [150, 190, 80]),
    'peach fruit|ripe peach|peaches|apricot|apricots|holding a peach|nectarine': holdIn('orange', [240, 162, 118]),
    'tomato|tomatoes|ripe tomato|fresh tomato': holdIn('orange', [200, 50, 40]),
    'pomegranate|pomegranates': holdIn('orange', [176, 40, 56]),
    'mango|mangoes|mangos|fresh mango|ripe mango|ripe mangoes|alphonso mango|papaya': hold('mango'),
    'banana|bananas|ripe banana': hold('banana'),
    'pineapple|pineapples|fresh pineapple|whole pineapple': hold('pineapple'),
    'grapes|bunch of grapes|red grapes|purple grapes|vine grapes': hold('grapes'),
    'green grapes|white grapes': holdIn('grapes', [160, 190, 90]),
    'samosa|samosas|plate of samosas|samosas and chai': hold('samosas'),
    'croissant|croissants|plate of croissants|pastry|pastries|fresh croissants|fresh croissant|buttery croissant|plate of pastries|danish pastry':
      hold('pastries'),
    'sushi|plate of sushi|sushi platter|sushi rolls|sushi plate|maki|nigiri|sashimi|sushi set': hold('sushi'),
    'laddoo|laddoos|laddu|laddus|ladoo|ladoos|mithai|indian sweets|plate of sweets|motichoor laddu|box of mithai|diwali sweets|gulab jamun|rasgulla|modak|modaks|arancini|falafel':
      hold('laddoos'),
    'dessert|desserts|plated dessert|slice of cake|cake slice|piece of cake|piece of chocolate cake|slice of chocolate cake|brownie|brownies|tiramisu|plate of dessert|tiramisu slice':
      hold('dessert'),
    'salad|bowl of salad|fresh salad|green salad|healthy salad|salad bowl|caesar salad|greek salad|buddha bowl|vegan bowl|veggie bowl|healthy bowl|bowl of greens|poke bowl|lunch bowl|healthy lunch':
      hold('salad'),
    'bowl of curry|a curry|plate of curry|vegetable curry|butter chicken|dal|bowl of dal|dal tadka|paneer butter masala|paneer|soup|bowl of soup|tomato soup|pumpkin soup|hot soup|stew|bowl of stew|chili|sambar|rasam|chicken curry|thai curry|korma|chole|rajma|goulash|chowder':
      hold('curry'),
    'briefcase|leather briefcase|attache case|brief case': hold('briefcase'),
    'kettlebell|kettlebells|kettle bell': hold('kettlebell'),
    'watering can|a watering can|metal watering can|garden can': hold('watering-can'),
    'house keys|keys|set of keys|car keys|new house keys|apartment keys|holding keys|holding house keys|holding car keys|bunch of keys|keys in hand|keys to her new house|keys to the house|holding a key':
      hold('keys'),
    'golf club|golf driver|golf putter|putter|golf iron': hold('golf-club'),
    'cricket bat|a cricket bat': hold('cricket-bat'),
    'baseball bat|wooden bat|softball bat': hold('baseball-bat'),
    'violin|fiddle|viola|a violin': hold('violin'),
    'holding a skateboard|skateboard in hand|skateboard in her hand|skateboard in his hand|skateboard under arm|skateboard under her arm|skateboard under his arm|carrying a skateboard':
      hold('board'),
    'a palette|holding a palette|paint palette|artist palette|painter s palette|painters palette|palette of paint':
      hold('palette'),
    'binoculars|a pair of binoculars|field glasses': hold('binoculars'),
    'diya|a diya|lit diya|clay lamp|holding a diya|oil diya|diya in her hands|diya in hand|diya in her hand|earthen lamp|clay diya|diwali lamp':
      hold('diya'),
    'sparkler in hand|holding a sparkler|sparkler in her hand|sparkler in his hand|with a sparkler|holding sparklers|lighting a sparkler|waving a sparkler|phuljhadi':
      hold('sparkler'),
    'serum bottle|serum|dropper bottle|skincare serum|serum bottles|hair oil|face oil|essential oil|dropper|glass dropper|serum with a dropper|bottle with a dropper|face serum|vitamin c serum|hyaluronic serum|bottle of serum|serum dropper|hair serum|beard oil|holding a serum|holding a serum bottle|skin serum|cbd oil|essential oils|perfume oil':
      hold('serum'),
    'cream tube|tube of cream|sunscreen|sunscreen tube|skincare tube|tube of sunscreen|skincare tube in hand|tube in hand|tube of hand cream|hand cream tube|lotion tube|moisturizer tube|tube of moisturizer|cleanser tube|face wash|facewash|face wash tube|bb cream|primer|toothpaste|spf tube|sun cream|suncream|holding a tube|product tube|squeeze tube|tube of toothpaste|aloe gel|cosmetic tube':
      hold('cream-tube'),
    'steel tumbler|steel glass|tumbler of filter coffee|filter coffee|south indian filter coffee|filter kaapi|glass of chai|cutting chai|steel cup|metal tumbler|metal cup|steel mug|tin mug|tin cup|enamel mug|lassi|glass of lassi|camping mug':
      hold('steel-tumbler'),
    'whiskey|whisky|glass of whiskey|glass of whisky|bourbon|scotch|old fashioned cocktail|brandy|cognac glass|rum|whiskey glass|whisky glass|glass of bourbon|tumbler of whiskey|glass of scotch|glass of rum|old fashioned drink|whiskey on the rocks|whisky on the rocks|single malt|cognac':
      hold('whisky'),
    'passport|passport in hand|passports|passport and boarding pass|holding a passport|her passport|his passport|indian passport|passport in her hand|passport in his hand':
      hold('passport'),
    'test tube|holding a test tube|test tubes|lab vial|vial': hold('test-tube'),
    'strawberries|basket of strawberries|holding a basket of strawberries|strawberry basket|basket of berries|berries|basket of raspberries|bowl of strawberries|fresh strawberries|punnet of strawberries|raspberries':
      hold('berry-basket'),
    'basket of flowers|flower basket|basket of lavender|tulips in basket|basket of roses|basket of wildflowers|basket of blooms|basket of marigolds|basket full of flowers|basket with flowers|basket of tulips|basket of petals|basket of fresh flowers':
      hold('flower-basket'),
    'basket of eggs|basket of easter eggs|easter basket|easter eggs|eggs|basket of fresh eggs|fresh eggs|painted eggs|colored eggs|egg basket':
      hold('egg-basket'),
    'book|cookbook|diary|planner|journal|sketchbook|open book|textbook|novel|magazine|paperback|notebook and pen|agenda|leather journal|bible|poetry book|old book|bullet journal|fashion magazine|magazines|comic book in hand|notebook':
      hold('book'),
    'karak|karak chai|cup|hot cocoa|cocoa|mug of hot cocoa|pumpkin spice latte|americano|macchiato|oat milk latte|latte art|mug of tea|tea|travel mug|takeaway cup|paper cup|coffee to go|to go cup|cup of cocoa|croissant and coffee|coffee and croissant|morning coffee|mug|coffee|coffee cup|coffee mug|cup of coffee|mug of coffee|cup of tea|tea cup|teacup|latte|cappuccino|espresso|takeaway coffee|hot chocolate|chai|mint tea|green tea|matcha|matcha latte|iced coffee|tea glass|flat white|cortado|mocha|chai latte|hot tea|herbal tea|ceramic cup|espresso cup|takeout coffee|starbucks cup|hot drink|mulled wine|warm drink|cup of matcha|coffee takeaway|steaming mug|tea mug':
      hold('cup'),
    'glass|glass of red wine|wine|glass of wine|wine glass|cocktail|red wine|wineglass|wine glasses|glasses of wine|wine in hand|glass of red|wine goblet|goblet|chalice|merlot|pinot noir|cabernet':
      hold('glass'),
    'prosecco|champagne flute|champagne toast|champagne glass|glass of white wine|glass of prosecco|champagne|glass of champagne|white wine|glass of bubbly|champagne glasses|bubbly|cava|glass of white|glass of sparkling wine|sparkling wine|chardonnay|riesling|sauvignon blanc|champagne flutes|flute of champagne|chilled white wine|sake glass':
      drink(PALE_WINE),
    'mimosa|spritz|aperol spritz|negroni|aperol|glass of aperol|orange wine': drink(AMBER),
    'cosmopolitan|glass of rose wine|rose wine|glass of rose|pink champagne|pink cocktail|pink gin': drink(BLUSH),
    'martini|gin|vodka|glass of gin|dry martini': drink(CLEAR_DRINK),
    'phone|new phone|phone in hand|android phone|smartphone|mobile phone|cell phone|cellphone|iphone|her phone|his phone|new smartphone|samsung phone|iphone in hand':
      hold('phone'),
    'umbrella|rain umbrella|sun umbrella|brolly|paper umbrella': hold('umbrella'),
    'baby s breath|babys breath|bouquet|bouquet of peonies|peonies|bouquet of tulips|bridal bouquet|bouquet of sunflowers|wildflower bouquet|bouquet of wildflowers|bunch of tulips|flower bouquet|dozen roses|bouquet of lavender|bouquet of flowers|bouquet of roses|bunch of flowers|holding flowers|roses|tulips|bunch of roses|mixed bouquet|spring bouquet|autumn bouquet|wedding flowers|bunch of wildflowers|bouquet of daisies|bouquet of lilies|spring flowers in her arms|bunch of peonies|fresh flowers|flower arrangement|wedding bouquet':
      hold('bouquet'),
    'studio mic|studio mike|condenser mic|microphone|podcast microphone|studio microphone|singing mic|mic|handheld microphone|vintage microphone|retro microphone|reporter microphone|microphone in hand|karaoke mic':
      hold('microphone'),
    'bottle|kombucha|wine bottle label|tequila bottle|wine bottle|bottle of wine|champagne bottle|bottle of champagne|soda|soda bottle|coke|beer bottle|bottle of beer|soda bottles|glass bottle|milk bottle|oil bottle|wine bottles|olive oil':
      hold('bottle'),
    'oud|oud perfume|oud perfume bottle|attar|attar bottle|perfume flacon|perfume bottle|perfume|bottle of perfume|fragrance|cologne':
      hold('flacon'),
    'shampoo bottle|lotion bottle|body lotion|shampoo|hair product|lotion|sunscreen bottle|body oil|toner|cleanser|conditioner|product bottle|skincare bottle|supplement bottle|deodorant':
      hold('lotion'),
    'water bottle|bottle of water|water flask|thermos|gym bottle|sports bottle|protein bottle|stanley cup|reusable bottle|plastic bottle|drink bottle':
      hold('water-bottle'),
    'guinness|pint of guinness|lager|pale ale|stout|craft beer|pint of lager|beer mug|beer|pint|pint of beer|glass of beer|mug of beer|beer glass|beer stein|stein|beers':
      hold('beer'),
    'smoothie|cucumber water|infused water|detox water|green juice|green smoothie|cold brew|iced drink|iced coffee in hand|fresh juice|berry smoothie|protein smoothie|lemon water|pina colada|cold drink|summer drink|strawberry milkshake|cocktails|daiquiri|sangria|spicy margarita|aperitif|milkshake|juice|orange juice|iced americano|iced latte|lemonade|iced tea|bubble tea|boba|boba tea|mojito|glass of juice|glass of water|frappe|frappuccino|iced matcha|slush|protein shake|tropical drink|cocktail with a straw|margarita|cold coffee|mocktail|spritzer|long drink|gin and tonic|caipirinha|frozen margarita|glass of lemonade|glass of iced tea|juice glass|glass of orange juice|orange juice glass|smoothie cup|milk tea|water glass|fresh orange juice|iced matcha latte|drink|colorful cocktail|fruity cocktail|tropical cocktail|iced chai|summer cocktail|cold lemonade|apple juice|iced beverage':
      hold('tumbler'),
    'ice cream|ice cream cone|strawberry cone|cone|gelato|soft serve|ice creams|ice cream in hand|gelato cone|scoop of ice cream|vanilla ice cream|chocolate ice cream':
      hold('ice-cream'),
    'lollipop|candy|lolly': hold('lollipop'),
    'flower|rose|single rose|sunflower|single flower|daisy|lily|orchid|dahlia|peony|carnation|tulip|daffodil|wildflower|calla lily':
      hold('flower'),
    'balloon|heart balloon|holding balloons|holding a balloon|balloon in hand|holding a bunch of balloons|balloons in her hand|balloons in hand':
      hold('balloons'),
    'candle|lit candle|scented candle|soy candle|candle in hand': hold('candle'),
    'gift|gifts|present|presents|gift box|wrapped gift|wrapped present|christmas present|gift boxes|wrapped box|birthday present|christmas gift|christmas gifts|wrapped gifts|wrapped presents|surprise box':
      hold('gift'),
    'laptop|macbook|notebook computer|laptop computer|ultrabook|chromebook|her laptop|his laptop|open laptop|macbook pro':
      hold('laptop'),
    'tablet|ipad|drawing tablet|graphics tablet|e reader|kindle|digital tablet': hold('tablet'),
    'basket|fresh fruit|picnic hamper|basket of oranges|fruit basket|basket of fruit|picnic basket|wicker basket|basket of apples|shopping basket|straw basket|woven basket|basket of peaches|basket of tomatoes|basket of fruits|hamper|wicker picnic basket|rattan basket':
      hold('basket'),
    'shopping bags|designer bags|luxury shopping bags|boutique bags|holding shopping bags|shopping bag|paper bag|gift bag|bags|grocery bag|groceries|gift bags|paper bags|shopping haul|retail bags':
      hold('shopping-bag'),
    'lantern|oil lamp|paper lantern': hold('lantern'),
    'football|soccer ball|ball|soccer|soccer balls': hold('football'),
    'basketball|basket ball': hold('basketball'),
    'racket|tennis racket|tennis racquet|racquet|badminton racket|padel racket|squash racket|tennis rackets|badminton racquet':
      hold('racket'),
    'camera|vlog camera|vlogging camera|analog camera|disposable camera in hand|mirrorless camera|leica camera|canon camera|sony camera|film camera|vintage camera|dslr camera|polaroid camera|photo camera|camera in hand|point and shoot|digital camera|instax|retro camera|old camera|slr|slr camera|kodak camera|instant camera|professional camera|her camera|his camera|35 mm camera|analogue camera':
      hold('camera'),
    'potted plant|plant|house plant|houseplant|plant pot|small plant|pot plant|little plant': hold('plant'),
    'birthday cake|cake|wedding cake|chocolate cake|strawberry cake|pie|cake with candles|layer cake|cream cake|fruit cake|homemade cake|sponge cake':
      hold('cake'),
    'cupcake|cupcakes with candles|muffin|cupcakes': hold('cupcake'),
    'apple|fruit': hold('apple'),
    'jar|face cream jar|skincare jar in hand|moisturizer|moisturiser|body butter|cream tub|clay mask jar|candle jar|jam|honey jar|supplement jar|supplements|cream jar|jar of honey|skincare jar|cosmetic jar|cream|face cream|skincare product|product|makeup product|moisturiser jar|eye cream|night cream|day cream|balm|body scrub|jar of cream|jar of jam|pot of cream|cleansing balm|mason jar|hand cream|honey|cream pot|peanut butter':
      hold('jar'),
    'hand fan|open fan|holding a fan|a fan|fan in hand|fan in her hand|folding fan|paper fan|flamenco fan': hold('fan'),
    'sword|katana|blade|rapier|saber': hold('sword'),
    'dumbbell|dumbbells|weights|hand weight|weight|hand weights|free weights|pair of dumbbells|gym weights|heavy dumbbells':
      hold('dumbbell'),
    'teddy bear|teddy|stuffed animal|plush toy|stuffed toy|plushie': hold('teddy-bear'),
    'pumpkin|pumpkins|jack o lantern|carved pumpkin': hold('pumpkin'),
    'burger|hamburger|cheeseburger|burgers|double burger|veggie burger|vegan burger|chicken burger|burger in hand|smash burger':
      hold('burger'),
    'donut|doughnut|donuts|doughnuts|glazed donut|box of donuts': hold('donut'),
    'slice of pizza|pizza slice|slices of pizza|pizza|slice of pepperoni pizza|pizza in hand|margherita|pepperoni pizza':
      hold('pizza'),
    'popcorn|popcorn bucket|bucket of popcorn|bag of popcorn': hold('popcorn'),
    'bowl of ramen|ramen|noodles|bowl of noodles|ramen bowl|noodle soup|bowl|pho|udon|noodle bowl|ramen noodles|soba|fried noodles|instant noodles|laksa|steaming bowl of noodles':
      hold('bowl'),
    'fresh coconut|coconut|coconut with a straw|coconut water|coconut drink': hold('coconut'),
    'watermelon|watermelon slice|slice of watermelon|piece of watermelon': hold('watermelon'),
    'blank sign|cardboard sign|placard|protest sign|empty sign|hand painted sign': hold('sign'),
    'flag|flags': hold('flag'),
    'paintbrush|makeup brush|paint brush|brushes|paintbrushes|makeup brushes|paint brushes|powder brush|blush brush|contour brush|make up brush':
      hold('brush'),
    'game controller|controller|gamepad|joystick|gaming controller|playstation controller|xbox controller|drone controller|ps 5 controller|video game controller':
      hold('controller'),
    'vinyl record|lp|record|records|vinyl records|vinyl album|record sleeve': hold('record'),
    'trophy|gold trophy|cup trophy|winner cup|award|champions trophy|winners trophy': hold('trophy'),
    'helmet in hand|helmet under his arm|helmet under her arm|holding a helmet|holding a motorcycle helmet|holding a racing helmet|motorcycle helmet in hand|racing helmet in hand|bike helmet in hand|helmet in her hand|helmet in his hand|helmet in her hands|helmet in his hands':
      hold('helmet'),
    'rolled yoga mat|yoga mat|rolled mat|exercise mat': hold('mat'),
    'playing cards|credit card|ticket|tickets|boarding pass|postcard|business card|gift card|bank card|invitation|polaroid photo|tarot card|tarot cards|train ticket|plane ticket|concert ticket|membership card|debit card|cards|greeting card|membership pass':
      hold('card'),
    'lipstick tube|tube of lipstick|lip gloss tube|lipstick in hand|lipstick bullet|holding a lipstick|holding lipstick':
      hold('lipstick'),
    'holding a can|holding a soda|soda can|drink can|beer can|can of soda|can of coke|coke can|energy drink|energy drink can|can in hand|can of beer|sparkling water can|tin can|spray can|aluminium can|can of energy drink|canned drink|cola|diet coke|red bull|seltzer':
      hold('can'),
    'cookies|plate of cookies|cookie|chocolate chip cookies|biscuits|homemade cookies|tray of cookies|baked cookies|gingerbread cookies|christmas cookies|biscuit':
      hold('plate'),
    'baguette|french bread|fresh baguette': hold('baguette'),
    'skis|pair of skis|ski|alpine skis|carrying skis|ski equipment': hold('skis'),
    'snowboard|snow board': hold('snowboard'),
    'pencil|colored pencil|coloured pencil|pencil in hand': hold('pencil'),
    'cash|money|banknotes|dollar bills|stack of cash|stacks of cash|stack of money|stacks of money|money fan|bills|fan of money|wad of cash|hundred dollar bills|money in hand':
      hold('cash'),
    'newspaper|morning paper|daily newspaper|reading a newspaper': hold('newspaper'),
    'wrench|spanner|monkey wrench|adjustable wrench|big wrench': hold('wrench'),
    'axe|viking axe|battle axe|woodcutter axe|hatchet|tomahawk|ice axe|lumberjack axe|fire axe': hold('axe'),
    'broom|broomstick|witch broom|witches broom|besom|magic broom|flying broom': hold('broom'),
    'rolling pin|wooden rolling pin|dough roller': hold('rolling-pin'),
    'wand|magic wand|fairy wand|wizard wand|glowing wand': hold('wand'),
    'cigarette|lit cigarette|cigarettes|cigar|joint|cigarillo': hold('cigarette'),
    'walking stick|staff|wizard staff|wooden staff|hiking stick|hiking pole|trekking pole': hold('staff'),
  }),
  ...NEAR_PROPS.flatMap(([how, prop, words]) => changed(how, nouns('prop', { [words]: hold(prop) }))),
  ...traits({
    'talking on the phone|on the phone|on a phone call|making a call|making a phone call|on a call|taking a call|talking on her phone|talking on his phone|on a call with a client|calling someone|phone to her ear|phone to his ear|phone at her ear|phone at his ear':
      scene({ prop: 'call' }),
  }),
  ...changed(
    'drawn holding it',
    traits({
      'eating pizza|eating a slice of pizza': scene({ prop: 'pizza' }),
      'eating a burger|biting into a burger': scene({ prop: 'burger' }),
      'mukbang|eating noodles|eating ramen|slurping noodles|eating pasta': scene({ prop: 'bowl' }),
      'eating a donut|biting a donut': scene({ prop: 'donut' }),
      'eating popcorn': scene({ prop: 'popcorn' }),
      'opening box|opening a box|opening gifts|opening presents|wrapping gifts|wrapping presents|opening a present|unwrapping a gift|opening a gift|unwrapping a present|opening a parcel|opening a package|unboxing|unboxing a parcel|unboxing a package':
        scene({ prop: 'gift' }),
      'cutting cake|blowing candles|cutting a cake|blowing out candles|blowing out birthday candles|cutting the cake':
        scene({ prop: 'cake' }),
      'watering plants|watering the plants|watering flowers|watering her plants|watering his plants|watering the flowers':
        scene({
          prop: 'watering-can',
        }),
      'spraying perfume|smelling perfume|applying perfume|spritzing perfume': scene({ prop: 'flacon' }),
      'spinning ball on finger|spinning a ball on his finger|spinning a basketball on his finger|spinning basketball on finger':
        scene({ prop: 'basketball' }),
      'brushing her hair|brushing his hair|brushing hair|combing her hair': scene({ prop: 'hairbrush' }),
      'eating sushi': scene({ prop: 'sushi' }),
      'eating a salad|eating salad': scene({ prop: 'salad' }),
      'eating a banana': scene({ prop: 'banana' }),
      'eating grapes': scene({ prop: 'grapes' }),
      'eating a croissant|eating croissants': scene({ prop: 'pastries' }),
      'playing the violin|playing violin|playing a violin': scene({ prop: 'violin' }),
      'applying face serum|applying a serum': scene({ prop: 'serum' }),
      'applying sunscreen|applying lotion|applying hand cream': scene({
        prop: 'cream-tube',
      }),
      'lighting a diya|lighting diyas': scene({ prop: 'diya' }),
      'eating watermelon': scene({ prop: 'watermelon' }),
      'eating an apple|biting an apple': scene({ prop: 'apple' }),
      'eating cake|eating a cupcake': scene({ prop: 'cupcake' }),
      'typing on laptop|typing on a laptop|typing on her laptop|typing on his laptop': scene({ prop: 'laptop' }),
      'putting on lipstick|applying lipstick': scene({ prop: 'lipstick' }),
      'applying mascara|putting on mascara|applying eyeshadow|contouring her face|applying makeup|doing her makeup|putting on makeup|applying blush|painting a wall':
        scene({ prop: 'brush' }),
      'opening champagne|popping champagne|opening a bottle|mixing cocktails|shaking cocktails|pouring wine|pouring coffee|pouring a drink|pouring water|pouring milk|shaking a cocktail|pouring champagne|pouring latte art':
        scene({ prop: 'bottle' }),
    }),
  ),
  ...changed('kept as it usually is', modifiers('prop', { 'short|tall': nothing })),
  ...colors('prop', 'propColor'),
  ...traits({
    'drinking coffee|sipping coffee|drinking tea|having coffee|having a coffee': scene({ prop: 'cup' }),
    'taking selfie|takes a selfie|snapping a selfie|selfie with phone|mirror selfie|mirror selfies|mirror pic|taking a selfie|taking a mirror selfie|selfie in the mirror|doing a mirror selfie|holding up a phone':
      scene({
        prop: 'phone',
      }),
    'drinking wine|drinking red wine': scene({ prop: 'glass' }),
    'drinking champagne|toasting|drinking white wine|sipping white wine|drinking prosecco': drink(PALE_WINE).effect,
    'rapping|singing|sings|singing into a microphone|karaoke singing': scene({ prop: 'microphone' }),
    'taking photo|taking pics|taking pictures of|filming a vlog|filming with a camera|recording a vlog|shooting photos|snapping a photo|taking a picture with a camera|taking a photo|taking photos|taking pictures|photographing|taking a picture':
      scene({ prop: 'camera' }),
    'lifting weights|lifting dumbbells|doing bicep curls|working out with dumbbells|bicep curl': scene({
      prop: 'dumbbell',
    }),
    'eating ice cream|licking ice cream|eating an ice cream': scene({ prop: 'ice-cream' }),
    'drinking beer|having a beer': scene({ prop: 'beer' }),
    'drinking water': scene({ prop: 'water-bottle' }),
    'sipping a cocktail|drinking a smoothie|drinking juice|drinking a cocktail|sipping a drink|having a drink|having drinks|drinking a milkshake|drinking iced coffee|sipping a smoothie|sipping iced coffee':
      scene({ prop: 'tumbler' }),
    'enjoying a coffee|enjoying her coffee|enjoying his coffee|sipping tea|sipping a coffee|sipping her coffee|on a coffee break|coffee break|drinking hot chocolate|drinking a coffee|drinking her coffee|drinking his coffee':
      scene({ prop: 'cup' }),
    'raising a glass|clinking glasses|sipping wine|enjoying a glass of wine|raising her glass|raising his glass|making a toast':
      scene({ prop: 'glass' }),
    'working on her laptop|working on his laptop|working on a laptop|working on laptop|using a laptop|using her laptop|using his laptop|coding|programming|working remotely|remote work':
      scene({ prop: 'laptop' }),
    'journaling|writing in a notebook|taking notes|writing in her journal|writing in a journal|reading a novel|reading a cookbook':
      scene({ prop: 'book' }),
    'on her phone|on his phone|using her phone|using his phone|scrolling on her phone|scrolling on his phone|looking at phone|typing on her phone|holding her phone|sending a message|filming herself|filming himself|filming a video|filming a reel':
      scene({ prop: 'phone' }),
    'shopping|carrying shopping bags|on a shopping trip': scene({ prop: 'shopping-bag' }),
    'sitting|seated|sits|sitting down|at a table|at the table|sitting at a table|sitting at the table|sitting at a desk|at her desk|at his desk|at a desk|having lunch|having dinner|having breakfast':
      scene({ stance: 'seated' }, { stance: 'relaxed' }),
  }),
]
