import type { EinwilligungEntry } from '@dreiklang/domain/klient/einwilligung.contract'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { klientTexts } from '../../klient.texts.ts'
import { einwilligungenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { EinwilligungDialog } from './EinwilligungDialog.tsx'
import { NachweisAnzeige } from './NachweisAnzeige.tsx'
import classes from './Verlauf.module.css'
import { WiderrufDialog } from './WiderrufDialog.tsx'

/** Nothing is ever deleted: former consents must be provable, too. */
export function EinwilligungenBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const { data, error, refetch } = useQuery(einwilligungenQuery(klientId))
  useKlientLive(klientId, 'einwilligungen')
  const [neu, setNeu] = useState(false)
  const [widerruf, setWiderruf] = useState<EinwilligungEntry | null>(null)
  const [offen, setOffen] = useState(false)
  const geltende = data?.filter(({ gilt }) => gilt) ?? []
  const fruehere = data?.filter(({ gilt }) => !gilt) ?? []
  const rows = (liste: readonly EinwilligungEntry[]) => (
    <ul className={classes.liste}>
      {liste.map((eine) => (
        <li key={eine.id} className={classes.zeile}>
          <Zeile klientId={klientId} einwilligung={eine} onWiderruf={() => setWiderruf(eine)} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card
      title={t('einwilligung.titel')}
      actions={
        <Button look="secondary" onClick={() => setNeu(true)}>
          {t('einwilligung.neu')}
        </Button>
      }
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={3} />}
      {data?.length === 0 && <Text>{t('einwilligung.keine')}</Text>}
      {rows(geltende)}
      {fruehere.length > 0 && (
        <Disclosure label={t('einwilligung.frueher', { zahl: fruehere.length })} opened={offen} onToggle={setOffen}>
          {rows(fruehere)}
        </Disclosure>
      )}
      {neu && <EinwilligungDialog klientId={klientId} onClose={() => setNeu(false)} />}
      {widerruf !== null && <WiderrufDialog klientId={klientId} einwilligung={widerruf} onClose={() => setWiderruf(null)} />}
    </Card>
  )
}

interface RowProps {
  klientId: string
  einwilligung: EinwilligungEntry
  onWiderruf: () => void
}

function Zeile({ klientId, einwilligung, onWiderruf }: RowProps) {
  const t = useTexts(verlaufTexts)
  const k = useTexts(klientTexts)
  const { art, erteiltAm, gueltigBis, durch, rolle, dokument, gilt, nachweis, widerruf, erfasstVon, widerrufenAm } = einwilligung
  const name = k(`einwilligungArt.${art}`)
  const wer = rolle === null ? durch : `${durch} (${t(`rolle.${rolle}`)})`
  const bis = gilt && gueltigBis !== null ? t('einwilligung.bis', { datum: formatDate(gueltigBis) }) : null
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[t('einwilligung.zeile', { datum: formatDate(erteiltAm), durch: wer }), bis].filter((teil) => teil !== null).join(', ')}
        </Text>
        {widerruf !== null && widerruf.durch !== null && widerruf.weg !== null && (
          <Text size="sm" c="dimmed">
            {t('einwilligung.widerrufenDurch', { durch: widerruf.durch, weg: t(`widerruf.wege.${widerruf.weg}`) })}
          </Text>
        )}
        {erfasstVon !== null && (
          <Text size="sm" c="dimmed">
            {t('erfasst', { person: erfasstVon })}
          </Text>
        )}
        <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={durch} papier={dokument} />
      </div>
      <div className={classes.rechts}>
        <Stand einwilligung={einwilligung} />
        {widerrufenAm === null && (
          <Button look="secondary" aria-label={t('einwilligung.widerrufenVon', { art: name })} onClick={onWiderruf}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        )}
      </div>
    </>
  )
}

function Stand({ einwilligung: { gilt, widerrufenAm, gueltigBis, erteiltAm } }: { einwilligung: EinwilligungEntry }) {
  const t = useTexts(verlaufTexts)
  if (gilt) {
    return (
      <StatusBadge tone="success" icon={<IconCircleCheck />}>
        {t('einwilligung.gilt')}
      </StatusBadge>
    )
  }
  if (widerrufenAm !== null) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleX />}>
        {t('einwilligung.widerrufen', { datum: formatDate(widerrufenAm) })}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="neutral" icon={<IconClock />}>
      {gueltigBis === null
        ? t('einwilligung.nochNicht', { datum: formatDate(erteiltAm) })
        : t('einwilligung.abgelaufen', { datum: formatDate(gueltigBis) })}
    </StatusBadge>
  )
}
