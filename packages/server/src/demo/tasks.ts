/** A list of tasks in every house of the demo: German in the first of each side, English in the second. */
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

type Language = 'de' | 'en'
type Pair = readonly [de: string, en: string]

interface DemoTask {
  type: 'section' | 'task'
  title: Pair
  notes?: Pair
  tag?: number
  priority?: 0 | 1 | 2
  /** From today. */
  dueInDays?: number
  subTasks?: readonly Pair[]
  completed?: true
}

const tags: readonly Pair[] = [
  ['Rezepte', 'Prescriptions'],
  ['Telefonate', 'Phone calls'],
  ['Büro', 'Office'],
]

/** As they stand in the list, the first one on top. */
const tasks: readonly DemoTask[] = [
  { type: 'section', title: ['Heute', 'Today'] },
  {
    type: 'task',
    title: ['Offene Rückfragen beantworten', 'Answer open questions'],
    notes: ['Vor der Mittagspause, danach ist dort niemand mehr zu erreichen.', 'Before lunch: nobody can be reached there afterwards.'],
    tag: 0,
    priority: 2,
    dueInDays: 0,
    subTasks: [
      ['Liste durchsehen', 'Go through the list'],
      ['Bei Unklarheit anrufen', 'Call where something is unclear'],
    ],
  },
  {
    type: 'task',
    title: ['Sanitätshaus wegen der Lieferung anrufen', 'Call the medical supply store about the delivery'],
    tag: 1,
    dueInDays: 0,
  },
  { type: 'section', title: ['Diese Woche', 'This week'] },
  { type: 'task', title: ['Dienstplan aushängen', 'Post the duty roster'], tag: 2, dueInDays: 2 },
  { type: 'task', title: ['Verbandschrank prüfen', 'Check the first-aid cabinet'], priority: 0, dueInDays: 4 },
  { type: 'task', title: ['Druckerpapier bestellen', 'Order printer paper'], tag: 2, priority: 0, completed: true },
]

const houses: readonly (readonly [konto: string, language: Language])[] = [
  ['pflege-admin', 'de'],
  ['apotheke-admin', 'de'],
  ['arzt-admin', 'de'],
  ['pflege-admin2', 'en'],
  ['apotheke-admin2', 'en'],
  ['arzt-admin2', 'en'],
]

/** The same ids in each filling of it: what was made before it was cut off is found and not made twice. */
const idOf = (house: number, kind: 'a' | 'b', nr: number) => `ad00000${house}-0000-4000-8000-0000000000${kind}${nr}`

async function fillHouse(regie: Regie, ensemble: Ensemble, house: number): Promise<void> {
  const [konto, language] = houses[house] ?? ['', 'de']
  const who = akteurOf(ensemble, konto)
  const say = (pair: Pair): string => pair[language === 'de' ? 0 : 1]
  for (const [nr, title] of tags.entries())
    await regie.call(tasksContract.createTag, who, { body: { tag: { id: idOf(house, 'a', nr), title: say(title) } } })
  // Each new one stands on top.
  for (const [nr, { type, title, notes, tag, priority = 1, dueInDays, subTasks = [], completed = false }] of [
    ...tasks.entries(),
  ].toReversed()) {
    const task = {
      title: say(title),
      notes: notes === undefined ? '' : say(notes),
      completed,
      priority,
      dueDate: dueInDays === undefined ? null : plusDays(berlinDate(regie.beginn.toISOString()), dueInDays),
      tags: tag === undefined ? [] : [idOf(house, 'a', tag)],
      subTasks: subTasks.map((one, i) => ({ id: `ad00000${house}-0000-4000-8000-00000000c${nr}0${i}`, title: say(one), completed: false })),
    }
    await regie.call(tasksContract.create, who, { body: { type, id: idOf(house, 'b', nr), task } })
  }
}

export async function fillTasks(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const house of houses.keys()) await fillHouse(regie, ensemble, house)
}
