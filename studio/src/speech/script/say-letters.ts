import { glossary } from '../../math/word-tables.ts'
/** English names of letters, as the synthesiser says them. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ay bee see dee ee eff gee aitch eye jay kay el em en oh pee cue ar ess tee you vee double-you ex why zee'
    .split(' ')
    .map((name, index) => [String.fromCodePoint(97 + index), name.replace('-', ' ')]),
)

/** The names of letters, one after the other. */
export const spellLetters = (letters: string): string =>
  Array.from(letters.toLowerCase(), (letter) => LETTERS[letter] ?? '')
    .join(' ')
    .trim()

/** Short words that are written in capitals for weight, and not read letter by letter. */
const LOUD = new Set(
  (
    'a i an am as at be by do go he if in is it me my no of oh ok on or so to up us we all and any are bad big but buy ' +
    'can did for fun get go got had has her him his hot how its let lot may men new non not now off old one our out own ' +
    'put red run say see she shy sit six ten the too top try two use was way who why win wow yes yet you hey ' +
    'ago air ask bag bed bet bit boy bye car cat cry cup cut dad day dog dry ear eat egg end eye fan far fat few fit fix fly ' +
    'gap god guy gym hat hip hit hug ice job joy key kid lip low mad map mix mom mum nah nor oil pay pen per pet pie pop ' +
    'raw rub row sad sea set sex sir ski sky son sun tea tie tip toe toy ugh war wet won yay yum'
  ).split(' '),
)

/** Whether it is one of the short words that everybody uses, however loudly it is written. */
export const isCommon = (word: string): boolean => LOUD.has(word.toLowerCase())

const VOWEL = /[aeiouy]/i

/** Whether a word in capitals is read by its letters: "FBI" and "AI" are, "NASA" and "NOW" are not. */
export const isInitialism = (word: string): boolean => {
  if (!/^[A-Z]{2,5}(?:'?s)?$/.test(word)) return false
  const letters = word.replace(/'?s$/, '')
  if (isCommon(letters)) return false
  return letters.length <= 3 || !VOWEL.test(letters) || /[^AEIOUY]{4}/.test(letters)
}

/** Sounds that people make, in letters that come close to them when they are read. */
const NOISES: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  brr burr, grr gurr, hm hum, hmm hum, mhm um hum, mm um, nth enth, pff puff, pfft pift, psst pist, pst pist,
  sh shush, shh shush, tsk tisk, zz zuz
`),
)

/**
 * What the synthesiser takes for the beginning and the end of a word, as it was asked with every group of consonants;
 * m counts as n. It reads by its letters whatever begins or ends otherwise, also in small letters.
 */
const ONSETS = new Set(
  (
    'b c d f g h j k l n p q r s t v w x z bh bj bl br ch cl cr cw cz dh dj dl dr dv dw dz fj fl fr fw gh gj gl gn ' +
    'gr gw hl hr hs ht hw kh kj kl kn kr kw lh ll nc nr pf ph pl pn pr ps pt rh sc sf sh sj sk sl sn sp sq sr st sv ' +
    'sw sz th tj tk tr ts tv tw vl vr wh wr zb zh zl zv zw chl chr grz lzz ncb ncc ncd ncf ncg nch nck ncl ncn ncp ' +
    'ncq ncr ncs nct ncv ncw pfl phl phr prz sch scl scr sgr shl shr skl skr sph spl spr str thr thw trz zdr ncbr ' +
    'ncch nccl nccr ncfx ncgl ncgr ncph schl schn schr schw'
  ).split(' '),
)
const CODAS = new Set(
  (
    'b c d f g h j k l n p q r s t v w x z bb lb nb rb lc nc rc sc dd hd ld nd rd wd zd ff lf nf pf rf gg hg lg ng ' +
    'rg bh ch dh gh kh nh ph sh th ck kk lk nk rk sk wk zk bl dl gl hl jl ll nl pl rl tl vl wl gn hn jn ln nn rn sn ' +
    'wn zn lp np pp rp sp cq nq hr rr sr tr vr bs cs ds fs gs hs ks ls ns ps rs ss ts vs ws zs bt ct dt ft gt kt lt ' +
    'nt pt rt st tt wt xt rv lx nx rx xx cz dz fz lz nz rz sz tz zz cld rld rnd lff nff rff hlf npf rpf ngg hng lch ' +
    'nch rch sch tch ndh lgh ngh rgh lph nph rph rrh lsh rsh dth fth lth nth pth rth wth xth lck nck rck lsk nsk ' +
    'rsk tsk vsk ncl ndl ngl chl ckl nkl rkl rll npl ssl wsl ntl rtl stl ttl nzl tzl ghn thn rnn npp rcq bbs lbs ' +
    'nbs rbs lcs ncs rcs scs dds lds nds rds wds ffs lfs rfs ggs ngs rgs chs ghs khs phs ths cks lks nks rks sks ' +
    'wks hls lls rls vls wls gns hns lns nns rns sns wns lps nps pps rps sps hrs rrs rss bts cts fts gts lts nts ' +
    'pts rts sts tts wts xts zts nct ldt ndt rdt fft lft nft ngt cht ght rkt hlt rlt dnt rnt snt lpt npt rpt hrt ' +
    'bst dst gst kst lst nst pst rst ntt rtt rzt szt ncz rcz zdz nsz ltz ntz rtz stz ttz ksch lsch nsch rsch tsch ' +
    'rtch lfth rnth schl rlds wlds wnds hlfs rchs lphs nphs rphs dths fths lths nths pths rths wths xths ncks rcks ' +
    'ghns thns hrns ncts lpts npts rpts rsts rndt ldnt rbst ngst rnst wnst rpst rntz ntsch rtsch ttsch ndths'
  ).split(' '),
)

const isSounded = (stem: string): boolean => {
  const [, onset, coda] = /^([^aeiouy]*)(?:[aeiouy].*)?[aeiouy]([^aeiouy]*)$/.exec(stem.replaceAll('m', 'n')) ?? []
  return onset !== undefined && (onset === '' || ONSETS.has(onset)) && (coda === '' || CODAS.has(coda))
}

/** A word without its ending, as "dad" of "dad's", and that ending. */
export const splitEnding = (word: string): [stem: string, ending: string] => {
  const ending = /'(?:s|d|ll|ve|re|m)?$/.exec(word)?.[0] ?? ''
  return [word.slice(0, word.length - ending.length), ending]
}

/** Whether the synthesiser says a word by its sounds: "nykaa" it does, "nvidia" and "pdf" it spells. */
export const isPronounceable = (word: string): boolean => {
  const [stem] = splitEnding(word)
  return stem.length < 2 || /[^a-z]/.test(stem) || isSounded(stem)
}

/** A Latin word in small letters as it is to be read: a drawn out one shortened, what cannot be said by its letters. */
export const sayLatin = (word: string): { words: string; isSpelled: boolean } => {
  const drawnIn = word.replaceAll(/([a-z])\1{2,}/g, '$1$1')
  const [stem, ending] = splitEnding(drawnIn)
  const noise = NOISES[stem]
  if (noise) return { words: noise, isSpelled: false }
  if (isPronounceable(drawnIn)) return { words: drawnIn, isSpelled: false }
  return { words: spellLetters(stem) + ending, isSpelled: true }
}
