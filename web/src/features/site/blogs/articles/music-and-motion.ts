import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const MUSIC_AND_MOTION: Article = {
  ...BY_PRODUCT_TEAM,
  id: 9,
  slug: 'music-and-motion-when-a-picture-should-move',
  title: 'Music and Motion: When a Picture Should Move',
  gradianttitle: 'When a Picture Should Move',
  subText:
    'Choosing between still, clip and song, directing one good movement, and writing lyrics that fit 400 characters.',
  image: '/media/blogs/music-and-motion-when-a-picture-should-move.webp',
  header: [
    {
      title: 'Ask what the movement adds',
      gradianttitle: 'the movement adds',
      items: [
        {
          text: [
            'A moving picture is not a better picture. It asks for more of the viewer’s time and should give something back: how a fabric falls, how a person turns when someone calls, how a place sounds. If the idea is complete in one glance, publish the still and keep the clip for a day that needs it.',
          ],
        },
        {
          text: [
            'A simple question decides most cases. Could you describe the post with a verb that takes time? Pouring, unfolding, arriving and dancing want motion. Wearing, standing and being do not. Everything in between can go either way, and then the calendar may choose.',
          ],
        },
        {
          text: [
            'There is a matter of budget as well. Plans hold 5, 10 or 15 videos a month, and clips made from pictures and songs count towards them. That is one to four moving posts a week. Give them to the ideas that deserve them, not to the days on which you happened to be short of one.',
          ],
        },
      ],
    },
    {
      title: 'Three ways to a video',
      gradianttitle: 'to a video',
      items: [
        {
          text: [
            'From a picture: choose one of your generated images and write what should happen. This is the way with the most control, because you start with a frame you already like. It suits small movements: a glance, a step, wind in the hair, steam over a cup.',
          ],
        },
        {
          text: [
            'From a template: choose a clip from the collection and your face appears in it. This is the quickest way, and a good one for formats that everyone knows, such as a walk, a greeting or a dance.',
          ],
        },
        {
          text: [
            'From the link of a reel: your face takes part in a clip that you supply. Use footage you have made yourself or may use. The person in the original has rights in their performance, and the music under it usually belongs to someone. The most rewarding version is to film a colleague for ten seconds with a phone, in the light you need, with consent in writing.',
          ],
        },
      ],
    },
    {
      title: 'Directing one good movement',
      gradianttitle: 'good movement',
      items: [
        {
          text: [
            'Write the sentence like a stage direction, in the present tense, with one movement of the person and one of the surroundings: “He closes the book and looks up; dust dances in the light.” Two are enough. A third one competes, and competing movements are where faces begin to slip.',
          ],
        },
        {
          text: [
            'Give the movement an end. A clip that stops in the middle of a gesture looks like an accident. A clip that comes to rest can be looped, and a loop is watched twice without anyone deciding to.',
          ],
        },
        {
          text: [
            'Choose a starting picture that leaves room. If the hand should rise, it must be visible. If she should turn to the left, there must be space on the left. Half-body pictures with a calm background are the most obliging. Extreme close-ups are the least, since every change of the face is a large one.',
          ],
        },
        {
          text: [
            'Check the result at half speed. Look at the eyes, the hairline and the hands, and at whatever passes in front of the face. Then watch it once without looking for anything. If you smile, it is finished.',
          ],
        },
      ],
    },
    {
      title: 'A song of four lines',
      gradianttitle: 'four lines',
      items: [
        {
          text: [
            'Lyrics on Visage have up to 400 characters, which is about four to eight lines. That is a chorus, and a chorus is what people remember anyway. Put the name or the one idea into the first line, let the second answer it, and let the last line return to the first with one word changed.',
          ],
        },
        {
          text: [
            'Sing it before you submit it. Tap the beat on the table and speak the words. Where you stumble, a syllable is too much. Open vowels at the ends of lines carry further than hard consonants: “away” will float, “act” will not.',
          ],
        },
        {
          text: [
            'The song file is the reference and has to be there. Voice and instrumental files may join it. Each file must be WAV or MP3 and longer than 15 seconds. With only a voice file the result is an a cappella hum; with only an instrumental file it is a track without vocals.',
          ],
        },
        {
          text: [
            'Use recordings that are yours, or for which you have permission, and never the voice of a person who has not agreed. A voice is as personal as a face. Singing the reference yourself into a phone, badly but in time, is perfectly good material.',
          ],
        },
      ],
    },
    {
      title: 'Sound that fits the picture',
      gradianttitle: 'the picture',
      items: [
        {
          text: [
            'Give the character a sound of its own: a short phrase, an instrument, a kind of silence. Repeat it at the beginning of clips. After a few weeks people know who is there before they look, which is exactly what the same face does for pictures.',
          ],
        },
        {
          text: [
            'Make every clip work without sound as well. Many people watch in a train with the phone muted. Put what matters into the picture or into captions, and let music be a gift for those who listen. Captions also serve people who cannot hear, so write them in full sentences.',
          ],
        },
      ],
    },
    {
      title: 'Label what moves',
      gradianttitle: 'what moves',
      items: [
        {
          text: [
            'Moving pictures and voices are taken for real more easily than stills. Say in the clip, in the first seconds, that the person is virtual, and set the AI label of the platform. For content that is only sound, a spoken notice is the clearest way, and the European code of practice mentions an audible one.',
          ],
        },
        {
          text: [
            'Do not let a virtual person speak about news, health or money in a manner that could pass for a broadcast. Motion lends authority. Use it for dancing, for showing and for telling stories, and it will do no harm to anybody.',
          ],
        },
        {
          text: [
            'Keep the marks in the file. Downloads carry a watermark; leave it where it is when you cut the clip, and do not zoom until it disappears. An honest corner of the picture is a small price for being believed in the rest of it.',
          ],
        },
      ],
    },
  ],
}
