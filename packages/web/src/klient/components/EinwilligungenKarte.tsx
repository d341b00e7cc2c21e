import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { StatusBadge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout.ts'
import { klientTexts } from '../klient.texts.ts'
import classes from './EinwilligungenKarte.module.css'
import { EinwilligungDialog } from './EinwilligungDialog.tsx'
import { WiderrufDialog } from './WiderrufDialog.tsx'

type Einwilligung = KlientAntwort['einwilligungen'][number]

/** What the Klient allowed, until it is withdrawn. Nothing is ever deleted: also what no longer holds has to be proved. */
export function EinwilligungenKarte({ klient }: { klient: KlientAntwort }) {
  const t = useTexts(klientTexts)
  const [neu, setNeu] = useState(false)
  const [widerruf, setWiderruf] = useState<Einwilligung | null>(null)
  const geltendeZuerst = klient.einwilligungen.toSorted((a, b) => Number(a.widerrufenAm !== null) - Number(b.widerrufenAm !== null))
  return (
    <Card
      title={t('einwilligung.titel')}
      actions={
        <Button look="secondary" onClick={() => setNeu(true)}>
          {t('einwilligung.neu')}
        </Button>
      }
    >
      {geltendeZuerst.length === 0 && <Text>{t('einwilligung.keine')}</Text>}
      <ul className={classes.liste}>
        {geltendeZuerst.map((eine) => (
          <li key={eine.id} className={classes.zeile}>
            <EinwilligungZeile einwilligung={eine} onWiderruf={setWiderruf} />
          </li>
        ))}
      </ul>
      {neu && <EinwilligungDialog klient={klient} onClose={() => setNeu(false)} />}
      {widerruf !== null && <WiderrufDialog klientId={klient.id} einwilligung={widerruf} onClose={() => setWiderruf(null)} />}
    </Card>
  )
}

function EinwilligungZeile({ einwilligung, onWiderruf }: { einwilligung: Einwilligung; onWiderruf: (eine: Einwilligung) => void }) {
  const t = useTexts(klientTexts)
  const { art, erteiltAm, durch, dokument, widerrufenAm } = einwilligung
  const name = t(`einwilligungArt.${art}`)
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('einwilligung.erteiltText', { datum: formatDate(erteiltAm), durch })}
          {dokument !== null && ` · ${dokument}`}
        </Text>
      </div>
      <div className={classes.stand}>
        {widerrufenAm === null ? (
          <StatusBadge tone="success" icon={<IconCircleCheck />}>
            {t('einwilligung.gilt')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="neutral" icon={<IconCircleX />}>
            {t('einwilligung.widerrufen', { datum: formatDate(widerrufenAm) })}
          </StatusBadge>
        )}
        {widerrufenAm === null && (
          <Button look="secondary" aria-label={t('einwilligung.widerrufenVon', { art: name })} onClick={() => onWiderruf(einwilligung)}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        )}
      </div>
    </>
  )
}
