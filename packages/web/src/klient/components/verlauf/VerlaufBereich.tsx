import { abwesenheitArten } from '@dreiklang/domain/klient/abwesenheit'
import { dokumentArten } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungArten } from '@dreiklang/domain/klient/klient'
import {
  type VerlaufArt,
  type VerlaufEntry,
  verlaufArten,
  erzaehlteBesuchsschritte,
  toldSteps,
} from '@dreiklang/domain/klient/verlauf.contract'
import {
  IconBuildingStore,
  IconClipboardText,
  IconFile,
  IconHomeHeart,
  IconHomeOff,
  IconPackage,
  IconPrinter,
  IconSignature,
  type Icon,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SelectField } from '../../../form/choiceFields.tsx'
import { formatDateTime, formatDate } from '../../../shared/format.ts'
import { Button, Link } from '../../../ui/buttons.tsx'
import { Card, Group, Text } from '../../../ui/layout.tsx'
import { PrintedBy } from '../../../ui/PrintedBy.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { bestellungPath, hausbesuchPath } from '../../klient.paths.ts'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { useVerlaufLive, verlaufQuery } from '../../verlauf.queries.ts'
import { useChangeSentence, useFieldName } from './changeSentence.ts'

/** A value that an entry lacks: then it is not shown. */
const vielleicht = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null)

const angabenSchema = z.object({
  nummer: vielleicht(z.string()),
  bezeichnung: vielleicht(z.string()),
  bestellung: vielleicht(z.string()),
  einwilligung: vielleicht(z.enum(einwilligungArten)),
  durch: vielleicht(z.string()),
  tag: vielleicht(z.string()),
  apotheke: vielleicht(z.string()),
  abwesenheit: vielleicht(z.enum(abwesenheitArten)),
  dokument: vielleicht(z.enum(dokumentArten)),
  grund: vielleicht(z.string()),
  felder: vielleicht(z.array(z.string())),
  aenderungen: vielleicht(z.array(z.object({ feld: z.string(), vorher: z.unknown(), nachher: z.unknown() }))),
  praxen: z.array(z.object({ id: z.string(), name: z.string() })).catch([]),
})

const zeichen: Record<VerlaufArt, Icon> = {
  BESTELLUNG: IconPackage,
  HAUSBESUCH: IconHomeHeart,
  EINWILLIGUNG: IconSignature,
  APOTHEKENWAHL: IconBuildingStore,
  ABWESENHEIT: IconHomeOff,
  DOKUMENT: IconFile,
  AKTE: IconClipboardText,
}

export function VerlaufBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const [art, setArt] = useState<VerlaufArt | null>(null)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(verlaufQuery(klientId, art))
  const entries = data?.pages.flatMap((seite) => seite.eintraege)
  useVerlaufLive(klientId, new Set(entries?.map(({ objektId }) => objektId)))
  return (
    <Card
      title={t('verlauf.titel')}
      actions={
        <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} data-no-print onClick={() => window.print()}>
          {t('verlauf.drucken')}
        </Button>
      }
      gap="md"
    >
      <PrintedBy filter={art === null ? t('verlauf.alle') : t(`verlauf.art.${art}`)} />
      <div data-no-print>
        <SelectField
          label={t('verlauf.filter')}
          placeholder={t('verlauf.alle')}
          choices={verlaufArten.map((value) => ({ value, label: t(`verlauf.art.${value}`) }))}
          searchable={false}
          clearable
          maw={320}
          value={art}
          onChange={setArt}
        />
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {entries === undefined && error === null && <ListSkeleton rows={4} />}
      {entries?.length === 0 && <Text>{t('verlauf.leer')}</Text>}
      {entries !== undefined && entries.length > 0 && <Zeitstrahl eintraege={entries} />}
      {hasNextPage && (
        <Group justify="center" data-no-print>
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('verlauf.weitere')}
          </Button>
        </Group>
      )}
    </Card>
  )
}

function Zeitstrahl({ eintraege }: { eintraege: readonly VerlaufEntry[] }) {
  const t = useVerlaufTexts()
  const sentences = useVerlaufSentences()
  return (
    <Timeline
      label={t('verlauf.liste')}
      entries={group(eintraege).map(([entry, ...further]) => {
        const { titel, worte } = sentences(entry)
        const allWords = [...worte, ...further.flatMap((one) => sentences(one).worte)]
        const Zeichen = zeichen[entry.art]
        const who = [entry.person, entry.organisation].filter((part) => part !== null).join(', ')
        return {
          id: entry.id,
          icon: <Zeichen size={18} />,
          title: <Title eintrag={entry}>{titel}</Title>,
          meta: (
            <>
              <time dateTime={entry.am}>{formatDateTime(entry.am)}</time>
              {who !== '' && ` · ${who}`}
            </>
          ),
          content: [...new Set(allWords)].map((word) => (
            <Text key={word} size="sm">
              {word}
            </Text>
          )),
        }
      })}
    />
  )
}

function Title({ eintrag: { art, objektId }, children }: { eintrag: VerlaufEntry; children: string }) {
  if (art === 'BESTELLUNG') return <Link to={bestellungPath(objektId)}>{children}</Link>
  return art === 'HAUSBESUCH' ? <Link to={hausbesuchPath(objektId)}>{children}</Link> : children
}

/** One step with several positions of an order is one entry. */
function group(entries: readonly VerlaufEntry[]): [VerlaufEntry, ...VerlaufEntry[]][] {
  const groups: [VerlaufEntry, ...VerlaufEntry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const selber = last?.[0].am === entry.am && last[0].was === entry.was && last[0].objektId === entry.objektId
    if (last !== undefined && entry.art === 'BESTELLUNG' && selber) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

function useVerlaufSentences(): (entry: VerlaufEntry) => { titel: string; worte: string[] } {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const fieldName = useFieldName()
  const sayChange = useChangeSentence()
  return ({ art, was, angaben }) => {
    const a = angabenSchema.parse(angaben)
    const tag = a.tag === null ? '' : formatDate(a.tag)
    const erklaert = a.durch === null ? [] : [t('verlauf.erklaert', { durch: a.durch, tag })]
    switch (art) {
      case 'BESTELLUNG': {
        const step = toldSteps.find((one) => one === was)
        const word = step === undefined ? was : t(`verlauf.was.${step}`)
        return {
          titel: t('verlauf.bestellung', { nummer: a.nummer ?? '', was: word }),
          worte: a.bezeichnung === null ? [] : [a.bezeichnung],
        }
      }
      case 'HAUSBESUCH': {
        const step = erzaehlteBesuchsschritte.find((one) => one === was)
        const word = step === undefined ? was : t(`verlauf.besuch.${step}`)
        return {
          titel: t('verlauf.hausbesuch', { nummer: a.nummer ?? '', was: word }),
          worte: [
            ...(a.bestellung === null ? [] : [t('verlauf.zurBestellung', { nummer: a.bestellung })]),
            ...(a.tag === null ? [] : [t('verlauf.fuerTag', { tag })]),
          ],
        }
      }
      case 'EINWILLIGUNG': {
        const einwilligung = a.einwilligung === null ? '' : k(`einwilligungArt.${a.einwilligung}`)
        return { titel: t(was === 'widerrufen' ? 'verlauf.widerrufen' : 'verlauf.erteilt', { einwilligung }), worte: erklaert }
      }
      case 'APOTHEKENWAHL':
        return { titel: a.apotheke === null ? t('verlauf.beendet') : t('verlauf.gewaehlt', { apotheke: a.apotheke }), worte: erklaert }
      case 'ABWESENHEIT': {
        if (was === 'zurueck') return { titel: t('verlauf.zurueck'), worte: [t('verlauf.am', { tag })] }
        const abwesenheit = a.abwesenheit === null ? '' : t(`abwesenheit.arten.${a.abwesenheit}`)
        if (was === 'geplant' || was === 'abgesagt')
          return { titel: t(`verlauf.${was}`, { abwesenheit }), worte: [t('verlauf.ab', { tag })] }
        return { titel: t('verlauf.begonnen', { abwesenheit }), worte: [t('verlauf.seit', { tag })] }
      }
      case 'DOKUMENT': {
        const dokument = a.dokument === null ? '' : t(`dokument.arten.${a.dokument}`)
        const grund = a.grund === null ? [] : [t('verlauf.grund', { grund: a.grund })]
        return { titel: t(was === 'geloescht' ? 'verlauf.geloescht' : 'verlauf.abgelegt', { dokument }), worte: grund }
      }
      case 'AKTE': {
        const titel = t(was === 'klient.create' ? 'verlauf.aufgenommen' : 'verlauf.geaendert')
        if (a.aenderungen !== null) return { titel, worte: a.aenderungen.map((change) => sayChange(change, a.praxen)) }
        // Of before it was kept what stood there.
        const names = a.felder ?? []
        return { titel, worte: names.length === 0 ? [] : [t('verlauf.felder', { felder: names.map(fieldName).join(', ') })] }
      }
    }
  }
}
