import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Link } from '../../../ui/Link.tsx'
import { DateTime } from '../../../ui/Time.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { type ListSeite, listPath } from '../../bestellung.paths.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { allergienOf } from '../allergien.ts'
import { Akteneinblick } from './Akteneinblick.tsx'
import { Data, ifPresent } from './Daten.tsx'
import classes from './Seitenkarten.module.css'
import { Telefon } from './Telefon.tsx'

export const listOfSeite: Record<BestellungAnswer['seite'], ListSeite> = { PFLEGE: 'pflege', ARZT: 'arzt', APOTHEKE: 'apotheke' }

type Adresse = NonNullable<NonNullable<BestellungAnswer['klient']>['adresse']>

const adressText = ({ strasse, hausnummer, zusatz, plz, ort }: Adresse) =>
  [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((teil) => teil !== null).join(', ')

/** Allergies come first: they must not be missed. */
export function KlientCard({ bestellung: { id, klient, seite, weitergeleitetAm } }: { bestellung: BestellungAnswer }) {
  const t = useTexts(blattTexts)
  if (klient === null) return <Card title={t('klient.titel')}>{t('klient.keine')}</Card>
  const allergien = allergienOf(klient.allergien)
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
                  { name: t('klient.telefon'), wert: <Telefon name={`${klient.vorname} ${klient.nachname}`} telefon={klient.telefon} /> },
                ]
              : []),
          ]}
        />
        {seite !== 'PFLEGE' && weitergeleitetAm === undefined && <Akteneinblick bestellungId={id} klientId={klient.id} seite={seite} />}
        {!teile.includes('ANSCHRIFT') && <p className={classes.verschlossen}>{t('klient.verschlossen')}</p>}
        <Link to={listPath(listOfSeite[seite], { ansicht: 'alle', klientId: klient.id })} className={classes.verweis ?? ''} data-no-print>
          {t('klient.alle')}
        </Link>
      </Stack>
    </Card>
  )
}

/** A practice cannot see the pharmacy, not even that there is one. */
export function BeteiligteCard({ bestellung }: { bestellung: BestellungAnswer }) {
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

const words = namesOfTexts(kopfDocument).filter((name) => name !== 'abweichungGrund' && name !== 'lieferzeitfenster')

export function AngabenCard({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const { lieferart, lieferzeitfenster, lieferadresse, einloesung, abweichungGrund, gesendetAm, erstelltAm } = bestellung
  return (
    <Card title={t('angaben.titel')}>
      <Data
        daten={[
          { name: t('angaben.lieferart'), wert: b(`lieferart.${lieferart}`) },
          ifPresent(t('angaben.zeitfenster'), lieferzeitfenster),
          ifPresent(t('angaben.adresse'), lieferadresse && adressText(lieferadresse)),
          ifPresent(t('angaben.einloesung'), einloesung && b(`einloesung.${einloesung}`)),
          ...words.map((name) => ifPresent(t(`angaben.${name}`), bestellung[name])),
          ifPresent(t('angaben.abweichung'), abweichungGrund),
          gesendetAm === null
            ? { name: t('angaben.erstellt'), wert: <DateTime value={erstelltAm} /> }
            : { name: t('angaben.gesendet'), wert: <DateTime value={gesendetAm} /> },
        ]}
      />
    </Card>
  )
}
