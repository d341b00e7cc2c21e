import { type VerlaufArt, type VerlaufEntry, verlaufArten } from '@dreiklang/domain/klient/verlauf.contract'
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
import { formatDateTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { Link } from '../../../ui/Link.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { bestellungPath, hausbesuchPath } from '../../klient.paths.ts'
import { useVerlaufLive, verlaufQuery } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { useVerlaufSentences } from './verlaufSentences.ts'

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
  const t = useTexts(verlaufTexts)
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
    >
      <Stack gap="md">
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
      </Stack>
    </Card>
  )
}

function Zeitstrahl({ eintraege }: { eintraege: readonly VerlaufEntry[] }) {
  const t = useTexts(verlaufTexts)
  const sentences = useVerlaufSentences()
  return (
    <Timeline
      label={t('verlauf.liste')}
      entries={group(eintraege).map(([entry, ...weitere]) => {
        const { titel, worte } = sentences(entry)
        const allWords = [...worte, ...weitere.flatMap((einer) => sentences(einer).worte)]
        const Zeichen = zeichen[entry.art]
        const wer = [entry.person, entry.organisation].filter((teil) => teil !== null).join(', ')
        return {
          id: entry.id,
          icon: <Zeichen size={18} />,
          title: <Title eintrag={entry}>{titel}</Title>,
          meta: (
            <>
              <time dateTime={entry.am}>{formatDateTime(entry.am)}</time>
              {wer !== '' && ` · ${wer}`}
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
    const letzte = groups.at(-1)
    const selber = letzte?.[0].am === entry.am && letzte[0].was === entry.was && letzte[0].objektId === entry.objektId
    if (letzte !== undefined && entry.art === 'BESTELLUNG' && selber) letzte.push(entry)
    else groups.push([entry])
  }
  return groups
}
