import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const NAMES_AND_LIKENESS: Article = {
  ...BY_PRODUCT_TEAM,
  id: 5,
  slug: 'names-likeness-and-brand-safety',
  title: 'Names, Likeness and Brand Safety',
  gradianttitle: 'Brand Safety',
  subText:
    'How close a new face may come to a known one, what brands should check, and what to do when something goes wrong.',
  image: '/media/blogs/names-likeness-and-brand-safety.webp',
  header: [
    {
      title: 'A face belongs to somebody',
      gradianttitle: 'belongs to somebody',
      items: [
        {
          text: [
            'Most legal systems protect people against the unwanted use of their face, voice and name. The words differ: personality rights, right of publicity, privacy, passing off. The thought behind them is the same. Nobody should find themselves selling something they never agreed to sell.',
          ],
        },
        {
          text: [
            'India shows how lively the field is. Courts there have granted orders that protect the personality of well-known people, among them members of the Bachchan family, Karan Johar, Anil Kapoor, Jackie Shroff, Arijit Singh and Asha Bhosle. The reasons differ from case to case, and a lawyer should read them for you before you rely on any of them. But the direction is clear: fame does not make a face public property, and courts are willing to act.',
          ],
        },
        {
          text: [
            'The protection is not reserved for stars. A neighbour, a former colleague or a stranger from a picture on the web has a face too, and no marketing team to defend it. Treat them with more care rather than less.',
          ],
        },
      ],
    },
    {
      title: 'Blending names responsibly',
      gradianttitle: 'responsibly',
      items: [
        {
          text: [
            'On Visage you can start a face from three names. Our terms say what this is and what it is not: a starting point for a new, fictional person, and no permission to present the outcome as any of the three. Choose names that pull in different directions, so that no single one wins.',
          ],
        },
        {
          text: [
            'Then test for resemblance. Show the face to five people who do not know how it was made and ask one open question: “Whom does this remind you of?” If two of them give the same answer, blend again. Do not ask whether it looks like a certain person; suggestion makes people see what you mention.',
          ],
        },
        {
          text: [
            'Keep the names out of everything you publish. A caption that says which celebrities inspired a face turns a fictional person into a comment on real ones, and it is exactly the sentence that a complaint will quote.',
          ],
        },
      ],
    },
    {
      title: 'Choosing a name and a story',
      gradianttitle: 'and a story',
      items: [
        {
          text: [
            'Search for the full name, in quotation marks, in every language you publish in. Look for public people, for businesses in your field and for registered trade marks. If you find a private person with the same rare name, choose another one. The search takes an hour. A rename after a year costs far more.',
          ],
        },
        {
          text: [
            'Be careful with biographies. A virtual person who claims a degree, a medical profession, a disability, a faith or a childhood in hardship borrows credibility from people who have lived it. If the story needs such a trait, ask people who share it to read the script, pay them, and follow their advice.',
          ],
        },
      ],
    },
    {
      title: 'A safety check for brands',
      gradianttitle: 'for brands',
      items: [
        {
          text: [
            'Before you lend your name to a character, ask to see its rules. Which topics does it never touch? Who approves a post, and who steps in when that person is ill? Where are the original files, and which plan were they made under? Paid members own the assets they create on Visage, while the free trial carries a licence that excludes commercial use, so a campaign belongs on a paid account.',
          ],
        },
        {
          text: [
            'Ask about sources. If a picture was made after a post by somebody else, the composition may be protected, and the person in the original has rights as well. The same is true of reels and of music. Working from your own photographs and clips is slower by an hour and safer by a mile.',
          ],
        },
        {
          text: [
            'Remember that images which you share are public and remixable by default under our terms. Do not put an unreleased product, a confidential place or a private document into a picture, and delete what should not be seen.',
          ],
        },
        {
          text: [
            'Agree on the end before the beginning. May the brand keep using the pictures when the campaign is over, and for how long? May the character work for a competitor next season? Put the answers into the contract, together with the name of the account that made the files, and both sides can part as friends.',
          ],
        },
        {
          text: [
            'Read the comments as part of the check. A character attracts a certain crowd. If half of the replies are of a kind you would not want under your logo, the face is not the problem, but it will become yours.',
          ],
        },
      ],
    },
    {
      title: 'Write the rules down',
      gradianttitle: 'down',
      items: [
        {
          text: [
            'A good rule sheet fits on one page. List what the character never does: give medical, legal or financial advice; speak about elections, tragedies or named people; wear uniforms of police, army or emergency services; appear with minors; claim to have used a product. Then list what it does gladly, so that the sheet helps as well as forbids.',
          ],
        },
        {
          text: [
            'Add a rule for sensitive days. When something terrible happens in the news, scheduled posts should stop within the hour. Decide beforehand who may press that button, and let more than one person know how.',
          ],
        },
      ],
    },
    {
      title: 'When something goes wrong',
      gradianttitle: 'goes wrong',
      items: [
        {
          text: [
            'Take it down first, discuss it second. If somebody credibly says that a picture shows them, hide it while you look into the matter. Save the original with its metadata, because you may have to show how it came about. Answer within the day, by name, without templates.',
          ],
        },
        {
          text: [
            'If the complaint concerns something on Visage itself, our terms describe the takedown procedure and the counter-notice. The procedure is meant for both sides: for people whose rights are touched, and for members who were reported by mistake.',
          ],
        },
        {
          text: [
            'Say what happened, in public if the mistake was public. “The face in Tuesday’s post was too close to a real person. We have removed it and changed how we check.” That sentence is short and unpleasant to write, and it ends most storms sooner than silence does.',
          ],
        },
        {
          text: [
            'Afterwards change one rule, not ten. Add to the sheet the question that would have caught the mistake, and leave the rest. A sheet that grows by a paragraph after every incident is soon a document that nobody reads, which is how the next incident begins.',
          ],
        },
      ],
    },
  ],
}
