import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { knownMittelOfKlientQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { planQuery } from '../../klient/akte.queries.ts'
import { PflegehilfsmittelOfKlient } from '../../klient/components/PflegehilfsmittelMonat.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Card } from '../../ui/layout.tsx'
import type { Befund, ErrorBoard } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionValues } from './formValues.ts'
import { NotInPlan } from './PlanSign.tsx'
import { PositionLine } from './PositionLine.tsx'
import { ProduktEntry } from './ProduktEntry.tsx'
import { useLines } from './useLines.ts'
import { usePositionEntry } from './usePositionEntry.ts'
import classes from './PositionLine.module.css'

export interface PositionenProps {
  positionen: readonly PositionValues[]
  klientId: string | null
  klient: KlientAnswer | null
  heute: IsoDate
  mitRezept: boolean
  tafel: ErrorBoard
  befunde: readonly Befund[]
  faulty: readonly string[]
  dispatch: (aktion: EntwurfAktion) => void
}

const noError = {}
export function Positionen(props: PositionenProps) {
  const { positionen, klientId, klient, heute, mitRezept, tafel, befunde, faulty, dispatch } = props
  const t = useNeuTexts()
  const { data: bekannte } = useQuery({ ...knownMittelOfKlientQuery(klientId ?? ''), enabled: klientId !== null })
  const { data: kept } = useQuery({ ...planQuery(klientId ?? ''), enabled: klientId !== null })
  const plan = kept?.plan ?? null
  const mitPlan = plan !== null || bekannte?.medikationsplan === true
  const doppeltOf = (key: string) => befunde.find((befund) => befund.schluessel === key && befund.doppelt !== undefined)?.doppelt ?? null
  const kind =
    klient === null ? null : { versicherungsart: klient.versicherungsart, medikationsplan: bekannte?.medikationsplan === true, plan }
  const lines = useLines({ positionen, stand: { heute, klient: kind }, faulty, doppeltOf })
  const { enter, remove, goOn, namenlos, giveName } = usePositionEntry({ positionen, bekannte, dispatch, open: lines.open })

  const full = positionen.length >= maxPositionen
  const allergien = klient?.allergien?.liste.join(', ') ?? ''
  return (
    <Card title={t('abschnitt.positionen')} gap="sm">
      <NotInPlan positionen={positionen} plan={plan} />
      {positionen.length > 0 && (
        <ol className={classes.lines}>
          {positionen.map((position, index) => (
            <PositionLine
              key={position.schluessel}
              position={position}
              nr={index + 1}
              open={lines.isOpen(position.schluessel)}
              missing={lines.missingOf(position).length}
              mitRezept={mitRezept}
              mitPlan={mitPlan}
              fehler={tafel.get(position.schluessel) ?? noError}
              doppelt={doppeltOf(position.schluessel)}
              allergien={allergien}
              plan={plan}
              dispatch={dispatch}
              onOpen={lines.open}
              onClose={lines.close}
              onRemove={remove}
              onCounted={goOn}
            />
          ))}
        </ol>
      )}
      {klientId !== null && positionen.some(({ produktart }) => produktart === 'PFLEGEHILFSMITTEL') && (
        <PflegehilfsmittelOfKlient klientId={klientId} />
      )}
      {namenlos >= 0 && (
        <Alert
          tone="info"
          actions={
            <Button look="secondary" onClick={giveName}>
              {t('eintrag.ergaenzen', { nr: namenlos + 1 })}
            </Button>
          }
        >
          {t('eintrag.unbekannt')}
        </Alert>
      )}
      {full ? (
        <Alert tone="info">{t('eintrag.voll', { anzahl: maxPositionen })}</Alert>
      ) : (
        <ProduktEntry onEntry={enter} error={tafel.get(null)?.['positionen']} />
      )}
    </Card>
  )
}
