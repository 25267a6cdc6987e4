import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const CONSISTENCY: Article = {
  ...BY_PRODUCT_TEAM,
  id: 3,
  slug: 'one-person-in-every-picture-a-guide-to-consistency',
  title: 'One Person in Every Picture: A Guide to Consistency',
  gradianttitle: 'A Guide to Consistency',
  subText:
    'Followers forgive a dull Tuesday, but no stranger with the same name. How one face survives light, clothes and seasons.',
  image: '/media/blogs/one-person-in-every-picture-a-guide-to-consistency.webp',
  header: [
    {
      title: 'Why consistency comes first',
      gradianttitle: 'comes first',
      items: [
        {
          text: [
            'We are very good at faces. A nose that is a little shorter or eyes that sit a little closer are enough for the feeling that something is off, even when nobody could say what. In a photograph of a real person we blame the lens. In a profile that says it is virtual, we blame the maker, and the character falls apart into a series of pictures.',
          ],
        },
        {
          text: [
            'Recognition is also what you are paying for. A post is seen for a second or two. If people know who it is within that second, the rest of the picture can do its work. If they have to find out first, the moment is gone.',
          ],
        },
      ],
    },
    {
      title: 'Separate who from where',
      gradianttitle: 'who from where',
      items: [
        {
          text: [
            'The single most useful habit is to keep two descriptions apart. The first says who: age, bone structure, eyes, skin, the memorable feature. The second says where and when: clothes, place, light, mood, pose. The first never changes. The second changes every time.',
          ],
        },
        {
          text: [
            'On Visage the studio helps with this. You choose a saved face, and your prompt is joined with the description that belongs to it. So write prompts that leave the person alone. “In a rainy street at night, white blazer, looking back over the shoulder” is a scene. “With slightly fuller lips and bigger eyes” is the beginning of a cousin.',
          ],
        },
        {
          text: [
            'The same habit helps people. When a colleague asks for a change, find out first which of the two descriptions it belongs to. “More elegant” is nearly always about clothes and light. “Friendlier” is about the expression. Only rarely does somebody truly want a different person, and then it is good to know it early.',
          ],
        },
        {
          text: [
            'If you find yourself correcting the face in prompts again and again, the face itself is the problem. Return to the casting, fix it there once, and start the series anew.',
          ],
        },
      ],
    },
    {
      title: 'Light, lens and distance',
      gradianttitle: 'and distance',
      items: [
        {
          text: [
            'The same face changes with the light. Light from above makes eyes deep and cheeks narrow; soft light from the front makes everything round. Both are true to the person, but a feed that jumps between them looks restless. Choose one or two kinds of light as home: morning window and evening street, for example. Use others as a spice.',
          ],
        },
        {
          text: [
            'Distance matters too. A selfie at arm’s length shows a broader nose and smaller ears than a portrait taken from three metres. That is optics and no error, but people read it as a different person when the two stand side by side. Space them out, or put a half-body picture between them.',
          ],
        },
        {
          text: [
            'Use the pose setting on purpose. Selfie, half body and full body are three different conversations with the viewer. A pattern such as two half-body pictures, one selfie and one full body, repeated, gives a feed rhythm without anybody noticing why.',
          ],
        },
      ],
    },
    {
      title: 'Clothes, hair and things',
      gradianttitle: 'hair and things',
      items: [
        {
          text: [
            'Build a wardrobe rather than outfits. Ten garments that combine are more believable than thirty that appear once. Real people repeat their coat. When you need a particular piece, cloth swap puts a garment from your own picture on an image you have already made, so that a good pose is not lost because the jacket was wrong. Tops, bottoms and one-pieces each have their own setting.',
          ],
        },
        {
          text: [
            'Keep hair within a range. Choose the usual style, one alternative for sport and one for the evening. Colour is part of identity; change it only as an event, and mention it in the caption.',
          ],
        },
        {
          text: [
            'Jewellery, glasses, tattoos and scars are small contracts with the audience. A ring that moves from the left hand to the right will be found, usually by the most loyal follower you have. Either keep such things very simple or leave them out.',
          ],
        },
      ],
    },
    {
      title: 'Review like an editor',
      gradianttitle: 'like an editor',
      items: [
        {
          text: [
            'Never approve a picture alone. Put the candidate beside your three reference portraits: one from the front, one from the side, one full body. Look from a distance, then at the eyes, then at the line of the jaw. If you hesitate, it is a no.',
          ],
        },
        {
          text: [
            'Check hands, ears, teeth, text on signs and the edge between hair and background. These are the places where generated pictures fail most often. A fault there does not change who the person is, but it draws all attention to how the picture was made.',
          ],
        },
        {
          text: [
            'Look at the last nine pictures together once a week, as a visitor to the profile sees them. Consistency is a property of the grid more than of any single image. One picture that is beautiful and belongs to another story is still the wrong picture.',
          ],
        },
      ],
    },
    {
      title: 'Keep a book of the character',
      gradianttitle: 'of the character',
      items: [
        {
          text: [
            'Write one page and keep it where the whole team works. Put the reference portraits on it, the description of the face word by word, the palette, the home lights, the wardrobe, the name and its spelling, and the list of things this person never does. Add to it whenever a question has been decided.',
          ],
        },
        {
          text: [
            'Note what worked. When a prompt gave you exactly the right picture, copy it into the book with the picture beside it. After two months you own a small library of sentences that are known to work with your face, and a new colleague can make a good picture on the first day.',
          ],
        },
        {
          text: [
            'Note failures as well, in one line each. “Backlight at the sea: the hair turns blonde.” “Hats: the forehead changes.” A short list of scenes that do not suit this face saves more pictures in a month than any clever wording, because nobody has to discover the same weakness twice. Look through the list after half a year, since a weakness may have gone with a better engine.',
          ],
        },
        {
          text: [
            'Consistency does not mean sameness. A person who is surprised, tired, delighted and bored is more convincing than one who smiles forty times. Keep the face and let the day change around it. That is what people come back to see.',
          ],
        },
      ],
    },
  ],
}
