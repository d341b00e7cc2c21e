import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Link } from '../../../ui/Link.tsx'
import { DateTime } from '../../../ui/Time.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { type ListenSeite, listenPfad } from '../../bestellung.paths.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { allergienVon } from '../allergien.ts'
import { Akteneinblick } from './Akteneinblick.tsx'
import { Daten, wennDa } from './Daten.tsx'
import classes from './Seitenkarten.module.css'
import { Telefon } from './Telefon.tsx'

export const listeDerSeite: Record<BestellungAntwort['seite'], ListenSeite> = { PFLEGE: 'pflege', ARZT: 'arzt', APOTHEKE: 'apotheke' }

type Adresse = NonNullable<NonNullable<BestellungAntwort['klient']>['adresse']>

const adressText = ({ strasse, hausnummer, zusatz, plz, ort }: Adresse) =>
  [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((teil) => teil !== null).join(', ')

/** Allergies come first: they must not be missed. */
export function KlientKarte({ bestellung: { id, klient, seite, weitergeleitetAm } }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  if (klient === null) return <Card title={t('klient.titel')}>{t('klient.keine')}</Card>
  const allergien = allergienVon(klient.allergien)
  const unbekannt = t('klient.unbekannt')
  const { status, teile } = klient
  return (
    <Card title={t('klient.titel')}>
      <Stack gap="sm">
        <strong className={classes.name}>
          {klient.nachname}, {klient.vorname}
        </strong>
        {(status === 'BEENDET' || status === 'VERSTORBEN') && <Alert tone="warning">{t(`klient.status.${status}`)}</Alert>}
        {allergien.art === 'bekannt' && <Alert tone="danger" title={`${t('klient.allergien')}: ${allergien.liste}`} />}
        <Daten
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
              ? [{ name: t('klient.versicherung'), wert: klient.krankenkasse ?? unbekannt }, wennDa(t('klient.kvnr'), klient.kvnr)]
              : []),
            ...(teile.includes('ANSCHRIFT')
              ? [
                  { name: t('klient.adresse'), wert: klient.adresse === null ? unbekannt : adressText(klient.adresse) },
                  { name: t('klient.telefon'), wert: <Telefon name={`${klient.vorname} ${klient.nachname}`} telefon={klient.telefon} /> },
                ]
              : []),
          ]}
        />
        {seite !== 'PFLEGE' && weitergeleitetAm === undefined && <Akteneinblick bestellungId={id} klientId={klient.id} seite={seite} />}
        {!teile.includes('ANSCHRIFT') && <p className={classes.verschlossen}>{t('klient.verschlossen')}</p>}
        <Link
          to={listenPfad(listeDerSeite[seite], { ansicht: 'alle', klientId: klient.id })}
          className={classes.verweis ?? ''}
          data-no-print
        >
          {t('klient.alle')}
        </Link>
      </Stack>
    </Card>
  )
}

/** The three sides with their phone numbers. A practice cannot see the pharmacy, not even that there is one. */
export function BeteiligteKarte({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
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
                      to={listenPfad(listeDerSeite[seite], { ansicht: 'alle', organisationId: organisation.id })}
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

/** Texts that have no place of their own in the card. */
const worte = namesOfTexts(kopfDocument).filter((name) => name !== 'abweichungGrund' && name !== 'lieferzeitfenster')

/** What was said about the whole order. */
export function AngabenKarte({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const { lieferart, lieferzeitfenster, lieferadresse, einloesung, abweichungGrund, gesendetAm, erstelltAm } = bestellung
  return (
    <Card title={t('angaben.titel')}>
      <Daten
        daten={[
          { name: t('angaben.lieferart'), wert: b(`lieferart.${lieferart}`) },
          wennDa(t('angaben.zeitfenster'), lieferzeitfenster),
          wennDa(t('angaben.adresse'), lieferadresse && adressText(lieferadresse)),
          wennDa(t('angaben.einloesung'), einloesung && b(`einloesung.${einloesung}`)),
          ...worte.map((name) => wennDa(t(`angaben.${name}`), bestellung[name])),
          wennDa(t('angaben.abweichung'), abweichungGrund),
          gesendetAm === null
            ? { name: t('angaben.erstellt'), wert: <DateTime value={erstelltAm} /> }
            : { name: t('angaben.gesendet'), wert: <DateTime value={gesendetAm} /> },
        ]}
      />
    </Card>
  )
}
