import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Arbeit, search, liste, tief } from './listen.ts'

const besuche = hausbesuchContract.list.path
const tag = (versatz: number): string => new Date(Date.now() + versatz * 86_400_000).toISOString().slice(0, 10)

const einerPerson = (name: string, suche: Record<string, string>): Arbeit => ({
  ...liste(name, besuche),
  async prepare(call) {
    const { zeilen } = (await call(`${besuche}?von=${tag(0)}`)) as { zeilen: { zugewiesene: { personId: string }[] }[] }
    return `${besuche}?${new URLSearchParams({ ...suche, personId: zeilen[0]?.zugewiesene[0]?.personId ?? '' }).toString()}`
  },
  run: (call, ort) => call(ort),
})

export const besuchsArbeiten: readonly Arbeit[] = [
  liste('visits, first page', besuche),
  liste('visits, the latest first', besuche, { sortierung: 'spaeteste' }),
  tief('visits, page in the middle', { path: besuche, seiten: 250 }),
  liste('visits of today', besuche, { von: tag(0), bis: tag(0) }),
  liste('visits of a week', besuche, { von: tag(0), bis: tag(6) }),
  liste('open visits from today', besuche, { von: tag(0), status: 'GEPLANT' }),
  search('visits, kind nobody plans', besuche, { typ: 'WUNDVISITE' }),
  search('visits, state nobody has', besuche, { status: 'ABGELEHNT' }),
  einerPerson('day of a colleague', { von: tag(0), bis: tag(0) }),
  einerPerson('a colleague, all days', {}),
  liste('questions that wait for me', besuche, { wartetAufMich: 'true' }),
]
