import type { ShoeName } from '../../../scene/outfits/outfit.ts'
import { nothing } from '../../effects.ts'
import { changed, missing, modifiers, nouns } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { scene } from '../scene-effects.ts'
import { fit, wear, wearBelow } from './outfit-words.ts'

/** Cloths by the one that is drawn for them, as good as the same and only near. */
const CLOTH_WORDS: WordList = [
  ...modifiers('outfit', {
    'taffeta|crepe|crepe de chine|viscose|rayon|acetate|sateen': scene({ outfitCloth: 'silk' }),
    'canvas|twill|gabardine|muslin|bamboo|modal|drill|seersucker cotton|poplin|batiste|khadi': scene({
      outfitCloth: 'cotton',
    }),
    'mohair|angora|alpaca|lambswool|fair isle|aran|waffle knit|cable|jacquard knit|hand knitted|knit': scene({
      outfitCloth: 'knit',
    }),
    'boucle|flannel|herringbone|felt|flannel wool|loden|worsted|tweedy': scene({ outfitCloth: 'wool' }),
    'spandex|lycra|neoprene|elastane|stretch|polyester|gore tex|ripstop|technical fabric|scuba': scene({
      outfitCloth: 'nylon',
    }),
    'latex|pvc|patent leather': scene({ outfitCloth: 'leather' }),
    'shearling|sheepskin|terrycloth|faux fur|fur|furry|boa': scene({ outfitCloth: 'fleece' }),
    'shimmering|glitter|disco|rhinestoned|crystal': scene({ outfitCloth: 'sequins' }),
    'cord|needlecord|corduroy': scene({ outfitCloth: 'rib' }),
    'guipure lace|chantilly|broderie anglaise': scene({ outfitPattern: 'lace' }),
    'seersucker|breton|breton striped|nautical striped|candy striped|candy stripe|striped breton|rugby striped|horizontal striped|vertical striped|stripes|pin striped|regimental':
      scene({ outfitPattern: 'stripes' }),
    'tattersall|prince of wales|lumberjack|picnic|gingham check|checkerboard|chequered|plaid check|check|burberry check':
      scene({ outfitPattern: 'checks' }),
    'polka dots|dots|dot print|pin dot': scene({ outfitPattern: 'dots' }),
    'leopard spotted|cheetah': scene({ outfitPattern: 'leopard' }),
    'flower printed|floral printed|rose print|rose printed|ditsy|ditsy floral|liberty print|daisy print|sunflower print|hibiscus print|botanical print|tropical print|tropical printed|meadow print|blossom print|boho print|paisley print|cherry blossom print':
      scene({ outfitPattern: 'floral' }),
  }),
  ...changed(
    'drawn in silk',
    modifiers('outfit', {
      'chanderi|tussar|tussar silk|maheshwari|patola|paithani|organza|tulle|georgette|voile|gauze|gauzy|brocade|jacquard|damask|lame|lurex|gossamer|diaphanous|flowing':
        scene({
          outfitCloth: 'silk',
        }),
    }),
  ),
  ...changed(
    'drawn with spots of a leopard',
    modifiers('outfit', {
      'snake print|snakeskin|python print|python|crocodile|croc|cow print|dalmatian print|giraffe print|giraffe|jaguar':
        scene({ outfitPattern: 'leopard' }),
    }),
  ),
  ...changed(
    'drawn with dots',
    modifiers('outfit', { 'bandhani|bandhej|bandana print': scene({ outfitPattern: 'dots' }) }),
  ),
  ...changed(
    'drawn with stripes of a zebra',
    modifiers('outfit', { 'tiger print|tiger|tiger striped': scene({ outfitPattern: 'zebra' }) }),
  ),
  ...changed(
    'drawn with stripes',
    modifiers('outfit', { 'leheriya|chevron|zigzag|missoni|herringbone print': scene({ outfitPattern: 'stripes' }) }),
  ),
  ...changed(
    'drawn with a print of wax',
    modifiers('outfit', {
      'ajrakh|kalamkari|block print|block printed|adire|mudcloth|mud cloth|bogolan|shweshwe|kente cloth|rainbow|multicolored|multicoloured|multicolor|multi colored|colorful|colourful|geometric|geometric print|abstract|abstract print|aztec|aztec print|batik|ikat|psychedelic|color block|colour block|colorblock|colour blocked|pucci print|kaleidoscopic|retro print|70 s print':
        scene({ outfitPattern: 'ankara' }),
    }),
  ),
]

/** What prints show that nobody here draws: they are no animals and no fruit beside the person. */
const PRINTED =
  'horse|bird|dog|cat|duck|swan|fish|butterfly|bee|rabbit|bunny|bear|fox|deer|unicorn|dinosaur|dragon|palm|palm tree|palm leaf|leaf|lemon|cherry|strawberry|banana|pineapple|orange|fruit|avocado|watermelon|peach|star|moon|heart|skull|cloud|flame|galaxy|sailor|anchor|shell|car|photo|newspaper|comic|cartoon|anime|logo|slogan|camera|rainbow|christmas|halloween|pumpkin|snowflake|paint|letter|toile|feather|mushroom|cactus|flamingo|elephant|lion|panda|koala|guitar|music'

const detailsOf = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [`${word} print`, `${word} printed`, `${word} prints`, `${word} pattern`, `${word} patterned`])
    .join('|')

/** How garments are cut. */
const CUT_WORDS: WordList = [
  ...(['outfit', 'bottoms'] as const).flatMap((feature) =>
    modifiers(feature, {
      'slim fit|skin tight|skintight|form fitting|figure hugging|body hugging|curve hugging|body con|second skin|body skimming|figure flattering|close fitting|shapewear|contoured':
        fit({ ease: 'close' }),
      'relaxed fit|loose fitting|loose fit|relaxed cut|wide cut|oversize|voluminous|billowy|drapey|boyfriend|dad': fit({
        ease: 'loose',
      }),
    }),
  ),
  ...modifiers('outfit', {
    'three quarter sleeve|3 4 sleeve|elbow sleeve|elbow length sleeve|three quarter sleeved|elbow sleeved|half sleeve|half sleeved':
      fit({ sleeve: 'elbow' }),
    'cap sleeve|cap sleeved|short sleeves|t shirt style': fit({ sleeve: 'short' }),
    'full sleeve|full sleeved|long sleeves|wrist length sleeve': fit({ sleeve: 'long' }),
    'deep v neck|plunging v neck|v cut|wrap neck|notch neck': fit({ neckline: 'v' }),
    'boat neck|wide neck|square neck|square necked|sweetheart|u neck|low neck|ballet neck': fit({ neckline: 'scoop' }),
    'waist length|hip length|belly baring|midriff|midriff baring|belly|boxy cropped': fit({ length: 'cropped' }),
    'ankle length|full length|sweeping|trailing|maxi length|duster': fit({ length: 'long' }),
    'calf length|below the knee|tea length|midi length': fit({ length: 'midi' }),
    'thigh length|above the knee|micro|mini length': fit({ length: 'mini' }),
    'regular fit|regular|standard fit|cotton blend|day|going out|date night|city|travel|airport|weekend|street':
      nothing,
  }),
  ...changed(
    'drawn with sleeves to the elbow',
    modifiers('outfit', {
      'rolled sleeve|rolled up sleeve|pushed up sleeve': fit({ sleeve: 'elbow' }),
    }),
  ),
  ...changed(
    'drawn as such clothes usually are',
    modifiers('outfit', {
      [`${detailsOf(PRINTED)}|off shoulder|off the shoulder|bardot|strapless|one shoulder|plunging neckline|deep v|phulkari|chikankari|zardozi|gota patti|mirror work|mirrorwork|thread work|sequin work|zari work|tie front|lace front|untucked|safety pinned|ruched|smocked|shirred|feathered|feather trimmed|fur trimmed|fur lined|lace trimmed|faded|washed|stonewashed|acid wash|acid washed|bleached|raw hem|frayed hem|high waisted|low rise|flared|bootcut|tapered|cuffed|cargo|double breasted|single breasted|hooded|longline|asymmetrical|one sleeved|empire waist|drop waist|bubble hem|hi lo|high low|peplum|bias cut|high slit|side slit|thigh slit|thigh high slit|front slit|halter neck|high neck|high necked|mock neck|cowl neck|funnel neck|keyhole|collared|buttoned up|button down|button up|button front|zip up|zip front|half zip|quarter zip|lace up|corseted|boned|bell sleeve|bell sleeved|balloon sleeve|balloon sleeved|lantern sleeve|bishop sleeve|flutter sleeve|dolman|batwing|raglan|cold shoulder|spaghetti strap|spaghetti straps|thin strap|racerback|open back|low back|cut out back|bow detail|gold buttoned|reversible|personalised|monogrammed|pocket|patch pocket|deconstructed|layered|upcycled|crinkled|wrinkled|creased|sharp|dressy|statement|club|royal|regal|medieval|renaissance|victorian|edwardian|gothic|punk|grunge|steampunk|cyberpunk|hippie|safari|utility|tactical|nautical style|preppy style|collegiate|varsity|biker|moto|racing|racer|rave|techno|clubbing|ceremonial|embellished|jeweled|bejeweled|studded|spiked|chained|tattered|worn|worn out|muddy|wet|soaked|blood stained|dusty|see through`]:
        nothing,
    }),
  ),
  ...changed(
    'drawn as such trousers usually are',
    modifiers('bottoms', {
      'flared|bootcut|tapered|cuffed|pleated|cropped|low rise|mid rise|faded|washed|acid wash|light wash|dark wash|stonewashed|patched|embroidered|studded|corduroy|cord|tie dye|vintage|raw hem|side stripe|drawstring|rolled up|mom|carpenter|painter|combat|flowing|paper bag|belted':
        nothing,
    }),
  ),
]

const MAKERS =
  'nike|adidas|puma|reebok|new balance|asics|fila|under armour|gymshark|lululemon|alo yoga|gucci|prada|chanel|dior|louis vuitton|lv|balenciaga|versace|fendi|hermes|burberry|zara|h and m|shein|uniqlo|fashion nova|skims|supreme|stussy|carhartt|north face|the north face|columbia|levis|levi s|ralph lauren|tommy hilfiger|calvin klein|lacoste|moncler|canada goose|fear of god|yeezy|armani|dolce and gabbana|saint laurent|ysl|valentino|givenchy|bottega veneta|miu miu|loewe|jacquemus|michael kors|kate spade|ray ban|oakley|cartier|casio|g shock|sabyasachi|manish malhotra|fabindia'

/** Names of makers, which stand on nothing that is drawn. */
const MAKER_WORDS: WordList = (
  ['outfit', 'bottoms', 'shoes', 'bag', 'hat', 'glasses', 'wrist', 'belt', 'scarf', 'ring', 'necklace'] as const
).flatMap((feature) => changed('drawn without the name of its maker', modifiers(feature, { [MAKERS]: nothing })))

/** Garments as they are called beside the names that outfits have. */
const GARMENT_WORDS: WordList = [
  ...nouns('outfit', {
    'kurta set|kurta pajama|kurta pyjamas|men s kurta|mens kurta': wear('kurta'),
    'pajama set|pyjama set|nightwear|night pajamas': wear('pajamas'),
    'kaftan dress|caftan dress': wear('kaftan'),
    'lace cami': wear('camisole'),
    'rugby kit|sports kit|team kit|soccer uniform|baseball uniform|volleyball uniform|team jersey|hockey jersey':
      wear('sports-jersey'),
    'riding habit|dressage outfit': wear('riding'),
    'camouflage|camo|army camo|camouflage clothes': wear('field-uniform'),
    'monk s robe': wear('monk-robe'),
    'nun habit|nun s habit': wear('abaya'),
    'fleece|fleece jacket|fleece pullover|sherpa jacket|teddy fleece': wear('sweatshirt'),
    'moto jacket|perfecto|perfecto jacket|rider jacket': wear('leather-jacket'),
    'cotton shirt|poplin shirt|crisp shirt|formal shirt|business shirt|office shirt|collared shirt': wear('shirt'),
    'pullover sweater|knit top|knit pullover|knitted pullover|knitted top|crew neck sweater|crew neck jumper|mohair sweater|angora sweater|aran sweater|fisherman sweater|wool pullover|thick sweater':
      wear('knit'),
    'reefer|topcoat|chesterfield coat|maxi coat|wrap coat|cocoon coat': wear('coat'),
    'long sleeve tee|long sleeve t shirt|long sleeved tee|long sleeve top|long sleeved top|longsleeve|waffle tee': {
      ...wear('tee'),
      effect: scene({ outfit: 'tee', outfitFit: { sleeve: 'long' } }),
    },
    'skater dress|day dress|casual dress|beach cover up|cotton dress|sun frock|frock': wear('summer-dress'),
    'formal dress|red carpet gown|red carpet dress|gala dress|gala gown|homecoming dress|formal gown|sheath gown|column dress|bias dress|oscar gown':
      wear('evening-gown'),
    'off the shoulder gown|off shoulder gown|off the shoulder evening gown|off the shoulder wedding dress':
      wear('off-shoulder-dress'),
    'bodysuit top|long sleeve bodysuit|turtleneck bodysuit': wear('bodysuit'),
    'maternity dress|jersey dress|t shirt dress|tee dress': wear('shirt-dress'),
  }),
  ...changed(
    'drawn as a long-sleeved t-shirt',
    nouns('outfit', {
      'henley|henley shirt|thermal|thermal top|thermal shirt|base layer|rash guard|rash vest|raglan|raglan tee|raglan shirt|compression shirt|waffle henley':
        { ...wear('tee'), effect: scene({ outfit: 'tee', outfitFit: { sleeve: 'long' } }) },
    }),
  ),
  ...(
    [
      [
        'drawn as: t-shirt and jeans',
        'tee',
        'ringer tee|tie dye tee|tie dye shirt|baseball shirt|tour shirt|concert tee|merch tee',
      ],
      [
        'drawn as: knitted sweater and jeans',
        'knit',
        'quarter zip|half zip sweater|quarter zip sweater|twinset|nordic sweater|norwegian sweater|icelandic sweater|lopapeysa|christmas jumper|ugly sweater',
      ],
      [
        'drawn as: knitted dress',
        'knit-dress',
        'turtleneck dress|turtleneck sweater dress|roll neck dress|polo neck dress',
      ],
      ['drawn as: shirt dress', 'shirt-dress', 'polo dress|golf dress'],
      ['drawn as: cardigan', 'cardigan', 'bolero|shrug|shawl cardigan|kimono cardigan|knit coat|sweater coat'],
      ['drawn as: short-sleeved shirt', 'bowling-shirt', 'guayabera|barong|safari shirt|resort shirt'],
      [
        'drawn as: leather jacket',
        'leather-jacket',
        'aviator jacket|shearling jacket|sheepskin jacket|shearling aviator jacket|fringed jacket',
      ],
      ['drawn as: dungarees', 'dungarees', 'lederhosen|salopettes|shortalls'],
      [
        'drawn as: swimsuit',
        'swimsuit',
        'tankini|monokini|unitard|bodystocking|burkini|rhythmic gymnastics leotard|bunny suit',
      ],
      ['drawn as: dress with puff sleeves', 'puff-dress', 'smock|bubble dress|medieval gown|peasant gown'],
      [
        'drawn as: sports jersey and shorts',
        'sports-jersey',
        'cycling kit|cycling jersey|bike jersey|netball kit|cricket whites',
      ],
      ['drawn closed, with a belt', 'bathrobe', 'open bathrobe|open robe|unbelted bathrobe|untied bathrobe'],
      ['drawn as: puffer jacket', 'puffer', 'snow suit|ski outfit|ski wear|snow jacket|snowboard jacket'],
      ['drawn as: gym wear', 'activewear', 'bralette|lace bralette|bra top|sports top|bra|lace bra'],
      ['drawn as: long robe', 'cassock', 'magician robe|druid robe|choir gown|academic gown|academic dress'],
      ['drawn as: kaftan', 'kaftan', 'boubou|grand boubou|gandoura|jalabiya|deel'],
      [
        'drawn as: evening gown',
        'evening-gown',
        'court dress|baroque dress|regency dress|empire dress|greek dress|goddess dress|fairy dress|elven dress|fantasy dress|feather dress|tulle ball gown',
      ],
      ['drawn as: tuxedo', 'tuxedo', 'morning suit|morning coat'],
      ['drawn as: waistcoat', 'waistcoat', 'cummerbund|brocade vest'],
    ] as const
  ).flatMap(([how, outfit, words]) => changed(how, nouns('outfit', { [words]: wear(outfit) }))),
  ...nouns('bottoms', {
    'flares|flared pants|flared trousers|bootcut jeans|straight leg jeans|90 s jeans|loose jeans|dad jeans|denim pants|wide leg denim|high rise jeans|low waist jeans':
      wearBelow('wide-jeans'),
    'bermudas|bermuda|cotton shorts|linen shorts|cargo shorts|chino shorts|tailored shorts|hot pants|hotpants|denim cutoffs|cutoffs|cut off shorts|cutoff shorts|jorts|mini shorts':
      wearBelow('tank'),
    'skater skirt|skort|slip skirt|satin skirt|silk skirt|knee length skirt|flared skirt|swing skirt|tweed skirt|wool skirt|midi pleated skirt':
      wearBelow('pleated-skirt'),
    'sweat pants|lounge pants|tracksuit bottoms|jogging bottoms|jogging pants|fleece joggers|tracksuit pants':
      wearBelow('hoodie'),
    'chino pants|cotton trousers|casual trousers|stretch trousers|dockers': wearBelow('shirt'),
    'jeggings|treggings|stirrup pants|gym leggings|running tights|workout leggings|yoga leggings|seamless leggings|capri leggings':
      wearBelow('activewear'),
    'cigarette pants|wool trousers|pleated trousers|formal trousers|pinstripe trousers|ankle pants|tapered trousers':
      wearBelow('turtleneck'),
    'flowy pants|harem pants|linen wide pants|beach pants|silk pants|satin pants|pyjama pants|pajama pants|lounge trousers':
      wearBelow('office-blouse'),
  }),
  ...changed(
    'drawn as: wide trousers',
    nouns('bottoms', { 'culottes|capris|capri pants|gaucho pants|skirt pants': wearBelow('office-blouse') }),
  ),
  ...changed(
    'drawn as: maxi skirt',
    nouns('bottoms', { 'pareo|hula skirt|grass skirt|fringe skirt': wearBelow('maxi-skirt') }),
  ),
  ...changed('drawn as: running shorts', nouns('bottoms', { 'speedo|speedos|swim briefs': wearBelow('running-set') })),
  ...changed(
    'drawn with sleeves to the elbow',
    nouns('outfit', {
      'rolled sleeves|rolled up sleeves|sleeves rolled up|pushed up sleeves|rolled cuffs|rolled up cuffs|rolling up sleeves|rolling up her sleeves|rolling up his sleeves':
        { effect: fit({ sleeve: 'elbow' }) },
    }),
  ),
  ...missing(
    'hem|waistband|neckline|lapel|lapels|straps|strap|cuff detail|embroideries|pleats|ruffle|ruffles|frills|tassels|fringe detail|patch|patches|train|bustle|petticoat|crinoline|hoop skirt|pasties|cummerbund belt|bandolier|kneepads|shin guards|gloves without fingers|holster|harness|body harness|parachute|life vest|armband|cat suit tail|name patch',
    'such details of clothes are not drawn',
  ),
]

const shoe = (shoes: ShoeName) => ({ effect: scene({ shoes }), opensClause: true })

/** Shoes of the kinds that are drawn, by all their names, and what is drawn for others. */
const SHOE_WORDS: WordList = [
  ...nouns('shoes', {
    'sneaker|jordan 1|jordan 1 s|air force 1|air force 1 s|air max|nike dunks|yeezys|running shoe|court sneakers|tennis sneakers|high tops|high top sneakers|low tops|converse|vans|jordans|air jordans|air force ones|canvas shoes|canvas sneakers|chunky sneakers|dad sneakers|platform sneakers|leather sneakers|basketball shoes|sport shoes|sports shoes|gym shoes|walking shoes|plimsolls|kicks|skate shoes|trail shoes|athletic shoes|nike shoes|adidas shoes|tennis trainers|running trainers|golf shoes|hi tops':
      shoe('sneakers'),
    'loafer|boat shoes|driving shoes|deck shoes|penny loafers|slip ons|slip on shoes|suede loafers|tassel loafers|horsebit loafers|mocassins|ballet shoes|ballet pumps|mary janes|flat shoes':
      shoe('loafers'),
    'oxford shoes|derbies|derby|monk straps|monk strap shoes|lace up shoes|wingtips|wingtip shoes|patent shoes|formal shoes|business shoes|polished shoes|tap shoes|school shoes':
      shoe('oxfords'),
    'boot|ankle boot|cowboy boot|work boots|riding boots|biker boots|moto boots|motorcycle boots|military boots|army boots|desert boots|lace up boots|winter boots|suede boots|chukka boots|doc martens|dr martens|docs|hunter boots|trekking boots|mountain boots|western boots|cowgirl boots|equestrian boots|timberlands|timberland boots|jungle boots|steel toe boots|fireman boots|chelseas|tall boots|heeled boots|sock boots|platform boots|chunky boots':
      shoe('boots'),
    'high heel|stiletto|heel|court shoes|stiletto pumps|pointed heels|pointed pumps|louboutins|slingbacks|slingback heels|evening shoes|bridal shoes|dancing shoes|dance heels|latin heels|spool heels|pointy heels|ankle strap heels|open toe heels|peep toes':
      shoe('heels'),
    'sandal|kolhapuris|kolhapuri chappals|kolhapuri|chappals|birkenstocks|slides|slide sandals|thongs|leather sandals|beach sandals|strappy sandals|flat sandals|toe sandals|jesus sandals|pool slides|summer sandals|mules|huaraches':
      shoe('sandals'),
    'in socks only|naked feet|unshod|no shoes': shoe('barefoot'),
  }),
  ...(
    [
      [
        'boots',
        'fringe boots|fringed boots|over the knee boots|thigh high boots|thigh boots|snow boots|ugg boots|uggs|moon boots|ski boots|space boots|fur boots|go go boots|gogo boots',
      ],
      [
        'sneakers',
        'cleats|football boots|soccer cleats|track spikes|climbing shoes|cycling shoes|bowling shoes|boxing boots|wrestling shoes|roller shoes',
      ],
      [
        'heels',
        'wedges|wedge heels|platform heels|platform shoes|platforms|kitten heels|block heels|chunky heels|sandal heels|heeled sandals|strappy heels|character shoes',
      ],
      [
        'sandals',
        'wedge sandals|gladiator sandals|platform sandals|geta|wooden sandals|zori|wooden clogs|espadrille wedges|crocs',
      ],
      [
        'loafers',
        'espadrilles|clogs|slippers|house slippers|fluffy slippers|babouches|moccasin slippers|pointe shoes|jazz shoes|juttis|mojaris',
      ],
    ] as const
  ).flatMap(([name, words]) => changed(`drawn as ${name}`, nouns('shoes', { [words]: shoe(name) }))),
]

/** Cloths, cuts, garments and shoes by the names that shops and magazines have for them. */
export const FASHION_WORDS: WordList = [...CLOTH_WORDS, ...CUT_WORDS, ...MAKER_WORDS, ...GARMENT_WORDS, ...SHOE_WORDS]
