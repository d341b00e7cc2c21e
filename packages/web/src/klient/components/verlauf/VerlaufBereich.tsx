import { type VerlaufArt, type VerlaufEintrag, verlaufArten } from '@dreiklang/domain/klient/verlauf.contract'
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
import { useVerlaufSaetze } from './verlaufSaetze.ts'

const zeichen: Record<VerlaufArt, Icon> = {
  BESTELLUNG: IconPackage,
  HAUSBESUCH: IconHomeHeart,
  EINWILLIGUNG: IconSignature,
  APOTHEKENWAHL: IconBuildingStore,
  ABWESENHEIT: IconHomeOff,
  DOKUMENT: IconFile,
  AKTE: IconClipboardText,
}

/** Everything that happened to this Klient, the newest first. */
export function VerlaufBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const [art, setArt] = useState<VerlaufArt | null>(null)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(verlaufQuery(klientId, art))
  const eintraege = data?.pages.flatMap((seite) => seite.eintraege)
  useVerlaufLive(klientId, new Set(eintraege?.map(({ objektId }) => objektId)))
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
        {eintraege === undefined && error === null && <ListSkeleton rows={4} />}
        {eintraege?.length === 0 && <Text>{t('verlauf.leer')}</Text>}
        {eintraege !== undefined && eintraege.length > 0 && <Zeitstrahl eintraege={eintraege} />}
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

function Zeitstrahl({ eintraege }: { eintraege: readonly VerlaufEintrag[] }) {
  const t = useTexts(verlaufTexts)
  const saetze = useVerlaufSaetze()
  return (
    <Timeline
      label={t('verlauf.liste')}
      entries={gruppiere(eintraege).map(([eintrag, ...weitere]) => {
        const { titel, worte } = saetze(eintrag)
        const alleWorte = [...worte, ...weitere.flatMap((einer) => saetze(einer).worte)]
        const Zeichen = zeichen[eintrag.art]
        const wer = [eintrag.person, eintrag.organisation].filter((teil) => teil !== null).join(', ')
        return {
          id: eintrag.id,
          icon: <Zeichen size={18} />,
          title: <Titel eintrag={eintrag}>{titel}</Titel>,
          meta: (
            <>
              <time dateTime={eintrag.am}>{formatDateTime(eintrag.am)}</time>
              {wer !== '' && ` · ${wer}`}
            </>
          ),
          content: [...new Set(alleWorte)].map((wort) => (
            <Text key={wort} size="sm">
              {wort}
            </Text>
          )),
        }
      })}
    />
  )
}

/** Orders and visits lead to their own page. */
function Titel({ eintrag: { art, objektId }, children }: { eintrag: VerlaufEintrag; children: string }) {
  if (art === 'BESTELLUNG') return <Link to={bestellungPath(objektId)}>{children}</Link>
  return art === 'HAUSBESUCH' ? <Link to={hausbesuchPath(objektId)}>{children}</Link> : children
}

/** One step with several positions of an order is one entry. */
function gruppiere(eintraege: readonly VerlaufEintrag[]): [VerlaufEintrag, ...VerlaufEintrag[]][] {
  const gruppen: [VerlaufEintrag, ...VerlaufEintrag[]][] = []
  for (const eintrag of eintraege) {
    const letzte = gruppen.at(-1)
    const selber = letzte?.[0].am === eintrag.am && letzte[0].was === eintrag.was && letzte[0].objektId === eintrag.objektId
    if (letzte !== undefined && eintrag.art === 'BESTELLUNG' && selber) letzte.push(eintrag)
    else gruppen.push([eintrag])
  }
  return gruppen
}
