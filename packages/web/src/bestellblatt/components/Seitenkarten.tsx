import type { EinblickAnswer } from '@dreiklang/domain/bestellung/einblick.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListSeite, listPath } from '../../bestellung/bestellung.paths.ts'
import { einblickQuery } from '../../bestellung/einblick.queries.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useEinblickTexts } from '../../bestellung/onDemand.texts.ts'
import { useAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { useEinblickLive } from '../../bestellung/components/live.ts'
import { Fakten } from '../../klient/components/akte/AbschnittFacts.tsx'
import { fields } from '../../klient/components/akte/fields.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert, showQuery } from '../../ui/feedback.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { Data, ifPresent } from './Daten.tsx'
import classes from './Seitenkarten.module.css'
import { Telefon } from './Telefon.tsx'
import akteneinblickClasses from './Akteneinblick.module.css'

export const listOfSeite: Record<BestellungAnswer['seite'], ListSeite> = { PFLEGE: 'pflege', ARZT: 'arzt', APOTHEKE: 'apotheke' }

type Adresse = NonNullable<NonNullable<BestellungAnswer['klient']>['adresse']>

const adressText = ({ strasse, hausnummer, zusatz, plz, ort }: Adresse) =>
  [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((part) => part !== null).join(', ')

/** Allergies come first: they must not be missed. */
export function KlientCard({ bestellung: { id, art, klient, seite, weitergeleitetAm } }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  if (klient === null) return <Card title={t('klient.titel')}>{t(art === 'KLIENT' ? 'klient.geloescht' : 'klient.keine')}</Card>
  const allergien = allergienOf(klient.allergien)
  const unbekannt = t('klient.unbekannt')
  const { teile, akteGeloescht } = klient
  return (
    <Card title={t('klient.titel')} gap="sm">
      <strong className={classes.name}>
        {klient.nachname}, {klient.vorname}
      </strong>
      {allergien.art === 'bekannt' && <Alert tone="danger" says="note" title={`${t('klient.allergien')}: ${allergien.liste}`} />}
      {akteGeloescht !== null && <Abschrift vom={akteGeloescht.abschriftVom} />}
      <Data
        daten={[
          { name: t('klient.geboren'), wert: formatDate(klient.geburtsdatum) },
          ...(teile.includes('ARZNEI') && allergien.art !== 'bekannt'
            ? [
                {
                  name: t('klient.allergien'),
                  wert: allergien.art === 'keine' ? t('klient.allergienKeine') : t('klient.allergienUnbekannt'),
                },
              ]
            : []),
          ...(teile.includes('VERSICHERUNG')
            ? [{ name: t('klient.versicherung'), wert: klient.krankenkasse ?? unbekannt }, ifPresent(t('klient.kvnr'), klient.kvnr)]
            : []),
          ...(teile.includes('ANSCHRIFT')
            ? [
                { name: t('klient.adresse'), wert: klient.adresse === null ? unbekannt : adressText(klient.adresse) },
                // A copy has none: nobody is called any more.
                ...(akteGeloescht === null
                  ? [
                      {
                        name: t('klient.telefon'),
                        wert: <Telefon name={`${klient.vorname} ${klient.nachname}`} telefon={klient.telefon} />,
                      },
                    ]
                  : []),
              ]
            : []),
        ]}
      />
      {seite !== 'PFLEGE' && weitergeleitetAm === undefined && <Akteneinblick bestellungId={id} klientId={klient.id} seite={seite} />}
      {!teile.includes('ANSCHRIFT') && akteGeloescht === null && <p className={classes.verschlossen}>{t('klient.verschlossen')}</p>}
      <Link to={listPath(listOfSeite[seite], { ansicht: 'alle', klientId: klient.id })} className={classes.verweis ?? ''} data-no-print>
        {t('klient.alle')}
      </Link>
    </Card>
  )
}

/** The record is gone: whose words these are, or why there are none. */
function Abschrift({ vom }: { vom: string | null }) {
  const t = useEinblickTexts()
  return (
    <Alert tone="info" says="note" title={t('geloescht.titel')}>
      {vom === null ? t('geloescht.ohne') : t('geloescht.abschrift', { tag: formatDate(vom) })}
    </Alert>
  )
}

/** A practice cannot see the pharmacy, not even that there is one. */
export function BeteiligteCard({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const { seite, pflegedienst, praxis, apotheke } = bestellung
  const seiten = [
    { wer: 'PFLEGE' as const, organisation: pflegedienst },
    { wer: 'ARZT' as const, organisation: praxis },
    ...(seite === 'ARZT' ? [] : [{ wer: 'APOTHEKE' as const, organisation: apotheke }]),
  ]
  return (
    <Card title={t('beteiligte.titel')}>
      <dl className={classes.beteiligte}>
        {seiten.map(({ wer, organisation }) => (
          <div key={wer}>
            <dt>{b(`seite.${wer}`)}</dt>
            <dd>
              {organisation === null ? (
                t('beteiligte.nicht')
              ) : (
                <>
                  <strong>{organisation.name}</strong>
                  <Telefon name={organisation.name} telefon={organisation.telefon} />
                  {wer !== seite && (
                    <Link
                      to={listPath(listOfSeite[seite], { ansicht: 'alle', organisationId: organisation.id })}
                      className={classes.verweis ?? ''}
                      data-no-print
                    >
                      {t('beteiligte.alle', { name: organisation.name })}
                    </Link>
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function AngabenCard({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const abweichungOf = useAbweichung()
  const { lieferzeitfenster, lieferadresse, einloesung, gesendetAm, erstelltAm } = bestellung
  return (
    <Card title={t('angaben.titel')}>
      <Data
        daten={[
          ifPresent(t('angaben.zeitfenster'), lieferzeitfenster),
          ifPresent(t('angaben.adresse'), lieferadresse && adressText(lieferadresse)),
          ifPresent(t('angaben.einloesung'), einloesung && b(`einloesung.${einloesung}`)),
          ifPresent(t('angaben.abweichung'), abweichungOf(bestellung)),
          gesendetAm === null
            ? { name: t('angaben.erstellt'), wert: <DateTime value={erstelltAm} /> }
            : { name: t('angaben.gesendet'), wert: <DateTime value={gesendetAm} /> },
        ]}
      />
    </Card>
  )
}

interface AkteneinblickProps {
  bestellungId: string
  klientId: string
  seite: Exclude<BestellungAnswer['seite'], 'PFLEGE'>
}

/** What practice or pharmacy may see of the record; collapsed on a phone and loaded only when opened, because every load is logged. */
function Akteneinblick(props: AkteneinblickProps) {
  const t = useEinblickTexts()
  const [open, setOffen] = useState(() => !window.matchMedia('(max-width: 48em)').matches)
  return (
    <Disclosure label={t('titel')} opened={open} onToggle={setOffen}>
      <Opened {...props} />
    </Disclosure>
  )
}

function Opened({ bestellungId, klientId, seite }: AkteneinblickProps) {
  const { data, state } = showQuery(useQuery(einblickQuery(bestellungId)), { rows: 2 })
  useEinblickLive(bestellungId, klientId)
  if (state !== null) return state
  return (
    <Stack gap="md">
      <Teil teil="DIAGNOSEN" abschnitt={data.diagnosen} />
      <Teil teil="PFLEGE" abschnitt={data.pflege} />
      <Sealed verschlossen={data.verschlossen} seite={seite} />
    </Stack>
  )
}

function Teil({ teil, abschnitt }: { teil: 'DIAGNOSEN' | 'PFLEGE'; abschnitt: object | null }) {
  const t = useEinblickTexts()
  if (abschnitt === null) return null
  return (
    <section aria-label={t(`teil.${teil}`)}>
      <Text fw={600} component="h3" size="md">
        {t(`teil.${teil}`)}
      </Text>
      <Fakten felder={[...fields.versicherung, ...fields.gesundheit].filter(({ name }) => name in abschnitt)} abschnitt={abschnitt} />
    </section>
  )
}

/** Lists what is not visible with the reason, so that nobody takes it for missing. */
function Sealed({ verschlossen, seite }: Pick<EinblickAnswer, 'verschlossen'> & Pick<AkteneinblickProps, 'seite'>) {
  const t = useEinblickTexts()
  if (verschlossen.length === 0) return null
  const grundOf = ({ teil, grund }: EinblickAnswer['verschlossen'][number]) => {
    if (grund === 'EINWILLIGUNG') return t(`grund.EINWILLIGUNG_${seite}`)
    if (grund === 'FUNKTION') return t(teil === 'PFLEGE' ? 'grund.FUNKTION_PFLEGE' : 'grund.FUNKTION')
    return t(`grund.${grund}`)
  }
  return (
    <section aria-label={t('zu')}>
      <Text fw={600} component="h3" size="md">
        {t('zu')}
      </Text>
      <ul className={akteneinblickClasses.zu}>
        {verschlossen.map((one) => (
          <li key={one.teil}>
            <IconLock size={16} aria-hidden />
            <span>
              {t(`teil.${one.teil}`)}: {grundOf(one)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
