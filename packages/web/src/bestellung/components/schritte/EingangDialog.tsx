import { type PackVergleich, comparePack } from '@dreiklang/domain/bestellung/packung'
import { useState } from 'react'
import { TextField } from '../../../form/TextField.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { knownProdukt } from '../../bestellung.queries.ts'
import { useEingangTexts } from '../../onDemand.texts.ts'
import { PznField } from '../PznField.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface Scan {
  nr: number
  pzn: string
  vergleich: PackVergleich
}

/** E16: what is scanned is compared with what the pharmacy says it has delivered. Of a BtM is asked what the Klient has then. */
export function EingangDialog(step: BestellungStepProps<'eingangBestaetigen'>) {
  const t = useEingangTexts()
  const { bestellung, positionen, positionIds } = step
  const start: { scans: Scan[]; bestand: string[] } = { scans: [], bestand: positionIds.map(() => '') }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ scans, bestand }) => ({
        positionIds,
        gescannt: scans.flatMap((scan) => claimOf(scan, positionIds)),
        bestaende: bestand.flatMap((menge, i) => (menge.trim() === '' ? [] : [{ positionId: positionIds[i] ?? '', menge: menge.trim() }])),
      })}
      hinweis={t('text')}
    >
      {({ form, field }) => (
        <>
          <ScanField
            id={field('scans').id}
            onScan={async (pzn) => {
              // Without an answer the numbers alone are compared.
              const known = await knownProdukt(pzn).catch(() => null)
              const vergleich = comparePack(pzn, bestellung.positionen, known)
              const { scans } = form.getValues()
              form.setFieldValue('scans', [...scans, { nr: (scans.at(-1)?.nr ?? 0) + 1, pzn, vergleich }])
            }}
          />
          <Scans
            scans={form.values.scans}
            onRemove={(nr) =>
              form.setFieldValue(
                'scans',
                form.getValues().scans.filter((scan) => scan.nr !== nr),
              )
            }
          />
          {positionen.map(
            ({ id, produkt: { bezeichnung }, btm }, i) =>
              btm && (
                <TextField
                  key={id}
                  {...field(`bestand.${i}`)}
                  label={t('bestand', { bezeichnung })}
                  description={t('bestandHinweis')}
                  autoComplete="off"
                  maxLength={40}
                />
              ),
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}

/** What differs is sent as well, so that nothing is confirmed over it: the server refuses it until it is taken out. */
function claimOf({ pzn, vergleich }: Scan, positionIds: readonly string[]): { positionId: string; pzn: string }[] {
  if (vergleich.art === 'OFFEN') return []
  const positionId = vergleich.art === 'KEINE' ? positionIds[0] : vergleich.positionId
  const isHere = positionId !== undefined && positionIds.includes(positionId)
  return isHere ? [{ positionId, pzn }] : []
}

function ScanField({ id, onScan }: { id: string; onScan: (pzn: string) => Promise<void> }) {
  const t = useEingangTexts()
  const [value, setValue] = useState('')
  return (
    <PznField
      id={id}
      label={t('scan')}
      description={t('scanHinweis')}
      value={value}
      onChange={setValue}
      onDone={(pzn) => {
        setValue('')
        void onScan(pzn)
      }}
    />
  )
}

const tones = {
  GLEICH: 'success',
  OFFEN: 'warning',
  NUR_BESTELLT: 'warning',
  ANDERE_PACKUNG: 'warning',
  ANDERE_STAERKE: 'danger',
  ANDERE_GROESSE: 'danger',
  KEINE: 'danger',
} as const

function Scans({ scans, onRemove }: { scans: readonly Scan[]; onRemove: (nr: number) => void }) {
  const t = useEingangTexts()
  const sentenceOf = useVergleich()
  return (
    <Stack gap="xs" role="log" aria-label={t('gescannt')}>
      {scans.map(({ nr, pzn, vergleich }) => (
        <Alert
          key={nr}
          tone={tones[vergleich.art]}
          says="note"
          title={sentenceOf(vergleich)}
          actions={
            <Button look="subtle" aria-label={t('entfernenName', { pzn })} onClick={() => onRemove(nr)}>
              {t('entfernen')}
            </Button>
          }
        >
          <Text size="sm">
            {vergleich.art === 'GLEICH' || vergleich.art === 'OFFEN' ? t('pzn', { pzn }) : `${t('pzn', { pzn })}. ${t('tun')}`}
          </Text>
        </Alert>
      ))}
    </Stack>
  )
}

function useVergleich(): (vergleich: PackVergleich) => string {
  const t = useEingangTexts()
  return (vergleich) => {
    switch (vergleich.art) {
      case 'GLEICH':
      case 'NUR_BESTELLT':
      case 'OFFEN':
        return t(`vergleich.${vergleich.art}`, { name: vergleich.soll.bezeichnung })
      case 'ANDERE_STAERKE':
      case 'ANDERE_PACKUNG':
        return t(`vergleich.${vergleich.art}`, { ist: vergleich.ist.bezeichnung, soll: vergleich.soll.bezeichnung })
      case 'ANDERE_GROESSE':
        return t('vergleich.ANDERE_GROESSE', {
          name: vergleich.soll.bezeichnung,
          ist: vergleich.ist.normgroesse ?? '–',
          soll: vergleich.soll.normgroesse ?? '–',
        })
      case 'KEINE':
        return t('vergleich.KEINE')
    }
  }
}
