import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useNeuTexts, useWahlTexts } from '../../bestellung/bestellung.texts.ts'
import { knownMittelOfKlientQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Alert, announce } from '../../ui/feedback.tsx'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Stack, Title } from '../../ui/layout.tsx'
import { DosierungFields, HilfsmittelFields, MengeFields, RestFields } from './MengeFields.tsx'
import { FurtherFields, RezeptFields } from './FurtherFields.tsx'
import { ProduktEntry, ProduktFields } from './ProduktEntry.tsx'
import { correctionOf, knownFor } from './knownFor.ts'
import { PflegehilfsmittelOfKlient } from '../../klient/components/PflegehilfsmittelMonat.tsx'
import { ZuletztHinweis } from './Zuletzt.tsx'
import { type Befund, type Doppelt, type ErrorBoard, fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionAnfang, PositionValues } from './formValues.ts'
import { positionFields, type PositionFields } from './positionFields.ts'
import { errorBehind, saidBehind, vornOf } from './vorn.ts'

/** Memoised, because a page may hold twenty items and only one is being typed in. */
const PositionCard = memo(function PositionCard(props: PositionCardProps) {
  const { position, nr, mitRezept, mitPlan, fehler, doppelt, dispatch, onEntfernen } = props
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const [aufgeklappt, setAufgeklappt] = useState(() => saidBehind(position))
  const fields = positionFields({ position, fehler, dispatch })
  const vorn = vornOf(position)
  const open = aufgeklappt || errorBehind(position, fehler)
  return (
    <Card
      level={3}
      title={`${t('position.titel', { nr })} · ${tWahl(`produktart.${position.produktart}`)}`}
      actions={
        <IconButton
          label={t('position.entfernen', { nr })}
          icon={<IconTrash size={20} aria-hidden />}
          onClick={() => onEntfernen(position.schluessel)}
        />
      }
      gap="md"
    >
      {doppelt !== null && <DuplicateHinweis {...fields} doppelt={doppelt} />}
      {position.zuletzt !== null && <ZuletztHinweis zuletzt={position.zuletzt} />}
      <ProduktFields {...fields} />
      <MengeFields {...fields} />
      {vorn.rest && <RestFields {...fields} />}
      {vorn.hilfsmittel && <HilfsmittelFields {...fields} />}
      {vorn.dosierung && <DosierungFields {...fields} mitPlan={mitPlan} />}
      {mitRezept && <RezeptFields {...fields} dispatch={dispatch} />}
      <Disclosure label={t('position.weitere')} opened={open} onToggle={setAufgeklappt}>
        <FurtherFields {...fields} vorn={vorn} mitPlan={mitPlan} />
      </Disclosure>
    </Card>
  )
})

export interface PositionenProps {
  positionen: readonly PositionValues[]
  klientId: string | null
  mitRezept: boolean
  tafel: ErrorBoard
  befunde: readonly Befund[]
  dispatch: (aktion: EntwurfAktion) => void
}

const noError = {}
const firstField = {
  PZN: 'produkt.bezeichnung',
  WIRKSTOFF: 'produkt.wirkstoff',
  FREITEXT: 'produkt.bezeichnung',
  REZEPTUR: 'produkt.bezeichnung',
  HMV: 'produkt.hmvNummer',
} as const

export function Positionen({ positionen, klientId, mitRezept, tafel, befunde, dispatch }: PositionenProps) {
  const t = useNeuTexts()
  const { data: bekannte } = useQuery({ ...knownMittelOfKlientQuery(klientId ?? ''), enabled: klientId !== null })
  const [target, setZiel] = useState<string | null>(null)
  const [unbekannt, setUnbekannt] = useState<string | null>(null)
  const count = useRef(positionen.length)
  const all = useRef(positionen)
  useEffect(() => {
    all.current = positionen
    count.current = positionen.length
  })
  useEffect(() => {
    if (target === null) return
    document.getElementById(target)?.focus()
    setZiel(null)
  }, [target])

  const enter = (anfang: PositionAnfang, { zumFeld }: { zumFeld: boolean }) => {
    const schluessel = newIdempotencyKey()
    count.current += 1
    const nr = count.current
    const say = (name: string) => announce(t('eintrag.uebernommen', { bezeichnung: name, nr }))
    const before = knownFor(bekannte, anfang)
    if (before === null) dispatch({ art: 'hinzufuegen', anfang, schluessel, zuletzt: correctionOf(bekannte, anfang) })
    else dispatch({ art: 'uebernehmen', position: { ...before, schluessel } })
    say(anfang.bezeichnung ?? anfang.pzn ?? t('position.titel', { nr }))
    if (zumFeld) setZiel(fieldId(schluessel, firstField[anfang.angabeart]))
    return (known: Produkt | null) => {
      if (known === null) return setUnbekannt(schluessel)
      // What the person has started to type takes precedence over remembered orders.
      if (all.current.find((position) => position.schluessel === schluessel)?.bezeichnung !== '') return
      const { bezeichnung, produktart, normgroesse } = known
      const text = {
        wirkstoff: known.wirkstoff ?? '',
        wirkstaerke: known.wirkstaerke ?? '',
        darreichungsform: known.darreichungsform ?? '',
      }
      dispatch({ art: 'position', schluessel, aenderung: { bezeichnung, produktart, normgroesse, ...text } })
      say(bezeichnung)
    }
  }
  const remove = useCallback(
    (schluessel: string) => {
      const index = all.current.findIndex((position) => position.schluessel === schluessel)
      dispatch({ art: 'entfernen', schluessel })
      announce(t('eintrag.entfernt', { nr: index + 1 }))
      setZiel(fieldId(null, 'positionen'))
    },
    [dispatch, t],
  )
  const full = positionen.length >= maxPositionen
  const duplicateOf = (key: string) => befunde.find((befund) => befund.schluessel === key && befund.doppelt !== undefined)?.doppelt ?? null
  const namenlos = positionen.findIndex(({ schluessel, bezeichnung }) => schluessel === unbekannt && bezeichnung === '')

  const empty = positionen.length === 0
  return (
    <Stack gap="md">
      {!empty && (
        <Title order={2} size="h4" mt="xs">
          {t('abschnitt.positionen')}
        </Title>
      )}
      {positionen.map((position, index) => (
        <PositionCard
          key={position.schluessel}
          position={position}
          nr={index + 1}
          mitRezept={mitRezept}
          mitPlan={bekannte?.medikationsplan === true}
          fehler={tafel.get(position.schluessel) ?? noError}
          doppelt={duplicateOf(position.schluessel)}
          dispatch={dispatch}
          onEntfernen={remove}
        />
      ))}
      {klientId !== null && positionen.some(({ produktart }) => produktart === 'PFLEGEHILFSMITTEL') && (
        <PflegehilfsmittelOfKlient klientId={klientId} />
      )}
      <Card title={empty ? t('abschnitt.positionen') : t('eintrag.naechste')} level={empty ? 2 : 3}>
        {namenlos >= 0 && (
          <Alert
            tone="info"
            actions={
              <Button look="secondary" onClick={() => setZiel(fieldId(unbekannt, 'produkt.bezeichnung'))}>
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
    </Stack>
  )
}

interface PositionCardProps {
  position: PositionValues
  nr: number
  /** False for supplies of the organisation: they have no prescriptions. */
  mitRezept: boolean
  mitPlan: boolean
  fehler: Readonly<Record<string, string>>
  doppelt: Doppelt | null
  dispatch: (aktion: EntwurfAktion) => void
  onEntfernen: (key: string) => void
}

/** Red up to 3 days, orange up to 7 (as eMediPlan does), both said in words. A reason is needed. */
function DuplicateHinweis({ doppelt, text }: PositionFields & { doppelt: Doppelt }) {
  const t = useNeuTexts()
  const { tage, stufe, geliefert, nummer, bestellungId } = doppelt
  const ordered = [t('position.doppeltHeute'), t('position.doppeltGestern')][tage] ?? t('position.doppeltVor', { tage })
  const when = geliefert ? t('position.doppeltGeliefert', { count: tage }) : ordered
  return (
    <Alert tone={stufe !== 'ORANGE' ? 'danger' : 'warning'} title={`${when} – ${t(`position.doppeltStufe.${stufe}`)}`}>
      <Stack gap="xs">
        <span>
          {t('position.doppeltText', { nummer })} <Link to={bestellungPath(bestellungId)}>{t('position.doppeltZeigen', { nummer })}</Link>
        </span>
        <TextField {...text('doppeltGrund')} label={t('position.doppeltGrund')} required />
      </Stack>
    </Alert>
  )
}
