import type { EinwilligungEntry } from '@dreiklang/domain/klient/einwilligung.contract'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { StatusBadge, showQuery } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Card, Text, Note, Group } from '../../../ui/layout.tsx'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { einwilligungenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { EinwilligungDialog, WiderrufDialog } from './EinwilligungDialoge.tsx'
import { NachweisAnzeige } from './Nachweis.tsx'
import classes from './Verlauf.module.css'

/** Nothing is ever deleted: former consents must be provable, too. */
export function EinwilligungenBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, state } = showQuery(useQuery(einwilligungenQuery(klientId)), { rows: 3 })
  useKlientLive(klientId, 'einwilligungen')
  const [neu, setNeu] = useState(false)
  const [widerruf, setWiderruf] = useState<EinwilligungEntry | null>(null)
  const [open, setOffen] = useState(false)
  const geltende = data?.filter(({ gilt }) => gilt) ?? []
  const fruehere = data?.filter(({ gilt }) => !gilt) ?? []
  const rows = (list: readonly EinwilligungEntry[]) => (
    <ul className={classes.liste}>
      {list.map((one) => (
        <li key={one.id} className={classes.zeile}>
          <Zeile klientId={klientId} einwilligung={one} onWiderruf={() => setWiderruf(one)} />
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
      {state}
      {data?.length === 0 && <Text>{t('einwilligung.keine')}</Text>}
      {rows(geltende)}
      {fruehere.length > 0 && (
        <Disclosure label={t('einwilligung.frueher', { zahl: fruehere.length })} opened={open} onToggle={setOffen}>
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
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const { art, erteiltAm, gueltigBis, durch, rolle, dokument, gilt, nachweis, widerruf, erfasstVon, widerrufenAm } = einwilligung
  const name = k(`einwilligungArt.${art}`)
  const who = rolle === null ? durch : `${durch} (${t(`rolle.${rolle}`)})`
  const to = gilt && gueltigBis !== null ? t('einwilligung.bis', { datum: formatDate(gueltigBis) }) : null
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{name}</Text>
        <Note>
          {[t('einwilligung.zeile', { datum: formatDate(erteiltAm), durch: who }), to].filter((part) => part !== null).join(', ')}
        </Note>
        {widerruf !== null && widerruf.durch !== null && widerruf.weg !== null && (
          <Note>{t('einwilligung.widerrufenDurch', { durch: widerruf.durch, weg: t(`widerruf.wege.${widerruf.weg}`) })}</Note>
        )}
        {erfasstVon !== null && <Note>{t('erfasst', { person: erfasstVon })}</Note>}
        <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={durch} papier={dokument} />
      </div>
      <Group gap={8}>
        <Stand einwilligung={einwilligung} />
        {widerrufenAm === null && (
          <Button look="secondary" aria-label={t('einwilligung.widerrufenVon', { art: name })} onClick={onWiderruf}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        )}
      </Group>
    </>
  )
}

function Stand({ einwilligung: { gilt, widerrufenAm, gueltigBis, erteiltAm } }: { einwilligung: EinwilligungEntry }) {
  const t = useVerlaufTexts()
  if (gilt) {
    return (
      <StatusBadge tone="success" icon={<IconCircleCheck />}>
        {t('einwilligung.gilt')}
      </StatusBadge>
    )
  }
  const since =
    gueltigBis === null
      ? t('einwilligung.nochNicht', { datum: formatDate(erteiltAm) })
      : t('einwilligung.abgelaufen', { datum: formatDate(gueltigBis) })
  return (
    <StatusBadge tone="neutral" icon={widerrufenAm === null ? <IconClock /> : <IconCircleX />}>
      {widerrufenAm === null ? since : t('einwilligung.widerrufen', { datum: formatDate(widerrufenAm) })}
    </StatusBadge>
  )
}
