/** Templates that come with the product, for all three trades. What is made from one is the house's own and can be changed freely. */
import type { BoardIcon } from './scrumboard.ts'
import type { TemplateContent } from './scrumboard.document.ts'

export const startNames = ['onboarding', 'quality', 'software'] as const
export type StartName = (typeof startNames)[number]

type Pair = readonly [de: string, en: string]
interface StartCard {
  title: Pair
  text?: Pair
  items?: readonly Pair[]
  label?: number
}
interface StartTemplate {
  title: Pair
  text: Pair
  icon: BoardIcon
  labels: readonly Pair[]
  lists: readonly { title: Pair; limit?: number; cards?: readonly StartCard[] }[]
}

const doing: Pair = ['In Arbeit', 'In progress']
const done: Pair = ['Erledigt', 'Done']

const onboarding: StartTemplate = {
  title: ['Einarbeitung neue Pflegekraft', 'Onboarding a new nurse'],
  text: ['Vom Arbeitsvertrag bis zum Ende der Probezeit, Schritt für Schritt.', 'From the contract to the end of probation, step by step.'],
  icon: 'school',
  labels: [
    ['Verwaltung', 'Administration'],
    ['Praxisanleitung', 'Mentor'],
    ['Technik', 'Equipment'],
  ],
  lists: [
    {
      title: ['Vor dem ersten Tag', 'Before the first day'],
      cards: [
        {
          title: ['Unterlagen vollständig', 'Paperwork complete'],
          items: [
            ['Urkunde über die Berufsbezeichnung', 'Certificate of the professional title'],
            ['Führungszeugnis', 'Criminal record check'],
            ['Nachweis des Masernschutzes', 'Proof of measles protection'],
            ['Schweigepflicht und Datenschutz unterschrieben', 'Confidentiality and data protection signed'],
          ],
          label: 0,
        },
        {
          title: ['Zugang, Diensthandy und Schlüssel', 'Account, work phone and keys'],
          items: [
            ['Zugang zu Dreiklang anlegen', 'Create the Dreiklang account'],
            ['Diensthandy einrichten', 'Set up the work phone'],
            ['Schlüssel gegen Unterschrift ausgeben', 'Hand out keys against signature'],
          ],
          label: 2,
        },
        { title: ['Anleitung und erste Touren festlegen', 'Assign a mentor and the first rounds'], label: 1 },
      ],
    },
    {
      title: ['Erste Woche', 'First week'],
      cards: [
        {
          title: ['Rundgang und Vorstellung im Team', 'Tour of the office and meeting the team'],
          text: ['Auch: wen man wofür fragt.', 'Also: whom to ask about what.'],
          label: 1,
        },
        {
          title: ['Unterweisungen zum Beginn', 'Initial safety briefings'],
          items: [
            ['Hygiene', 'Hygiene'],
            ['Arbeitsschutz', 'Safety at work'],
            ['Brandschutz', 'Fire safety'],
            ['Verhalten im Notfall', 'What to do in an emergency'],
            ['Medizinprodukte, in die eingewiesen werden muss', 'Medical devices that need instruction'],
          ],
          label: 1,
        },
        { title: ['Auf allen eigenen Touren mitfahren', 'Ride along on all own rounds'], label: 1 },
      ],
    },
    {
      title: ['Bis zur sechsten Woche', 'Up to week six'],
      cards: [
        {
          title: ['Allein auf Tour, mit Rückfrage jederzeit', 'Alone on a round, help always at hand'],
          label: 1,
        },
        {
          title: ['Behandlungspflege: gesehen, angeleitet, selbstständig', 'Clinical tasks: seen, guided, independent'],
          items: [
            ['Medikamente richten und geben', 'Prepare and give medication'],
            ['Injektionen', 'Injections'],
            ['Verbände', 'Dressings'],
            ['Kompressionstherapie', 'Compression therapy'],
          ],
          label: 1,
        },
        { title: ['Gespräch nach sechs Wochen', 'Review after six weeks'], label: 0 },
      ],
    },
    {
      title: ['Bis zum Ende der Probezeit', 'Up to the end of probation'],
      cards: [{ title: ['Gespräch zur Probezeit', 'Probation review'], label: 0 }],
    },
    { title: done },
  ],
}

const quality: StartTemplate = {
  title: ['Qualitätszirkel', 'Quality circle'],
  text: ['Themen sammeln, Ursachen finden, Maßnahmen prüfen.', 'Collect topics, find causes, check what was done.'],
  icon: 'users',
  labels: [
    ['Sicherheit', 'Safety'],
    ['Abläufe', 'Processes'],
    ['Beschwerde', 'Complaint'],
  ],
  lists: [
    {
      title: ['Themen', 'Topics'],
      cards: [
        { title: ['Beinahe-Fehler seit dem letzten Treffen', 'Near misses since the last meeting'], label: 0 },
        { title: ['Rückmeldungen von Patienten und Angehörigen', 'Feedback from patients and relatives'], label: 2 },
        { title: ['Wo wir regelmäßig warten', 'Where we keep waiting'], label: 1 },
      ],
    },
    {
      title: ['Ursache klären', 'Finding the cause'],
      limit: 3,
    },
    { title: ['Maßnahme läuft', 'Action under way'], limit: 3 },
    { title: ['Wirkung prüfen', 'Checking the effect'] },
    { title: done },
    {
      title: ['Jedes Treffen', 'Every meeting'],
      cards: [
        {
          title: ['Ablauf des Treffens', 'Agenda'],
          items: [
            ['Protokoll vom letzten Mal', 'Minutes of the last meeting'],
            ['Stand der Maßnahmen', 'State of the actions'],
            ['Ein neues Thema wählen', 'Choose one new topic'],
            ['Wer macht was bis wann', 'Who does what by when'],
          ],
        },
      ],
    },
  ],
}

const software: StartTemplate = {
  title: ['Umzug der Praxis- oder Apothekensoftware', 'Moving to new practice or pharmacy software'],
  text: [
    'Von der Auswahl bis zum Tag, an dem das alte Programm nur noch gelesen wird.',
    'From the choice to the day on which the old system is only read.',
  ],
  icon: 'tools',
  labels: [
    ['Anbieter', 'Vendor'],
    ['Team', 'Team'],
    ['Daten', 'Data'],
  ],
  lists: [
    {
      title: ['Vorbereiten', 'Preparing'],
      cards: [
        {
          title: ['Was heute angeschlossen ist, aufschreiben', 'List what is connected today'],
          items: [
            ['Kartenterminals und Konnektor', 'Card terminals and connector'],
            ['Drucker und Etiketten', 'Printers and labels'],
            ['Labor, Geräte, Kommissionierer', 'Laboratory, devices, picking robot'],
            ['Abrechnung und Buchhaltung', 'Billing and accounting'],
          ],
        },
        { title: ['Vertrag zur Auftragsverarbeitung prüfen', 'Check the data processing agreement'], label: 0 },
        { title: ['Alten Vertrag fristgerecht kündigen', 'Cancel the old contract in time'], label: 0 },
        { title: ['Tag des Umzugs festlegen, nicht am Quartalsende', 'Set the day of the move, not at the end of a quarter'], label: 1 },
      ],
    },
    {
      title: ['Daten übernehmen', 'Moving the data'],
      cards: [
        {
          title: ['Probeübernahme und Vergleich', 'Trial import and comparison'],
          items: [
            ['Zahl der Patienten oder Kunden stimmt', 'Number of patients or customers is right'],
            ['Zwanzig Akten von Hand verglichen', 'Twenty records compared by hand'],
            ['Dauermedikation vollständig', 'Long-term medication complete'],
            ['Dokumente und Befunde lesbar', 'Documents and findings readable'],
          ],
          label: 2,
        },
        { title: ['Sicherung, die zurückgespielt wurde', 'A backup that has been restored'], label: 2 },
      ],
    },
    {
      title: ['Einweisen', 'Training'],
      cards: [
        { title: ['Schulung für alle, auch in Teilzeit', 'Training for everybody, part-timers too'], label: 1 },
        { title: ['Kurzanleitung für den ersten Tag', 'Short guide for the first day'], label: 1 },
      ],
    },
    {
      title: ['Tag des Umzugs', 'Day of the move'],
      cards: [
        { title: ['E-Rezept und Kartenlesen getestet', 'E-prescriptions and card reading tested'], label: 0 },
        { title: ['Altes Programm nur noch zum Lesen', 'Old system read-only'], label: 2 },
      ],
    },
    { title: doing, limit: 4 },
    { title: done },
  ],
}

const all: Record<StartName, StartTemplate> = { onboarding, quality, software }

/** In one language, as a template of the house would hold it. */
export function buildStartTemplate(name: StartName, language: 'de' | 'en'): TemplateContent & { icon: BoardIcon } {
  const say = ([de, en]: Pair): string => (language === 'de' ? de : en)
  const { title, text, icon, labels, lists } = all[name]
  return {
    title: say(title),
    description: say(text),
    icon,
    labels: labels.map((label) => ({ title: say(label) })),
    lists: lists.map((list) => ({
      title: say(list.title),
      limit: list.limit ?? null,
      cards: (list.cards ?? []).map((card) => ({
        title: say(card.title),
        description: card.text === undefined ? '' : say(card.text),
        colour: 'plain' as const,
        dueDate: null,
        repeat: null,
        checklist: (card.items ?? []).map((item) => ({ content: say(item) })),
        labels: card.label === undefined ? [] : [card.label],
      })),
    })),
  }
}
