import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { findPrescribedDosierung } from '@dreiklang/domain/bestellung/inForce'
import { isHandedOut } from '@dreiklang/domain/bestellung/lieferung'
import { findOnSameRezeptblatt } from '@dreiklang/domain/bestellung/rezeptblatt'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useEinblickTexts, useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import type { texts } from '../../bestellung/blatt.texts.de.ts'
import type { texts as rezeptTexts } from '../../bestellung/rezept.texts.de.ts'
import { useAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { formatBedarf } from '../../bestellung/components/bedarfText.ts'
import { useAndereFrist } from '../../bestellung/components/andereFrist.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useTeilWords } from '../../bestellung/components/mvo.ts'
import { useMenge } from '../../bestellung/components/menge.ts'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import classes from './Druckblatt.module.css'

export function Druckblatt({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const e = useEinblickTexts()
  const abweichung = useAbweichung()(bestellung)
  const { name: userName } = useUser()
  const { nummer, klient, pflegedienst, praxis, apotheke, bemerkung, seite } = bestellung
  const beteiligte = [pflegedienst, praxis, seite === 'ARZT' ? null : apotheke].filter((organisation) => organisation !== null)
  const allergien = allergienOf(klient?.allergien ?? null)
  const adresse = klient?.adresse ?? null
  return (
    <div className={classes.blatt}>
      <header>
        <h1>
          {t('druck.titel')} {nummer}
        </h1>
        <p>{t('druck.gedruckt', { am: formatDateTime(new Date().toISOString()), name: userName })}</p>
      </header>
      <section className={classes.kopf}>
        <p>
          <strong>
            {klient === null ? b(bestellung.art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung') : `${klient.nachname}, ${klient.vorname}`}
          </strong>
          {klient !== null && (
            <>
              <br />
              {t('klient.geboren')}: {formatDate(klient.geburtsdatum)}
              <br />
              {[klient.krankenkasse, klient.kvnr].filter((part) => part !== null).join(', ')}
              <br />
              {adresse !== null && `${adresse.strasse} ${adresse.hausnummer}, ${adresse.plz} ${adresse.ort}`}
              {klient.akteGeloescht !== null && (
                <>
                  <br />
                  {e('geloescht.titel')}.
                  {klient.akteGeloescht.abschriftVom !== null &&
                    ` ${e('geloescht.abschrift', { tag: formatDate(klient.akteGeloescht.abschriftVom) })}`}
                </>
              )}
              {klient.teile.includes('ARZNEI') && (
                <>
                  <br />
                  {t('klient.allergien')}:{' '}
                  {allergien.art === 'bekannt'
                    ? allergien.liste
                    : t(allergien.art === 'keine' ? 'klient.allergienKeine' : 'klient.allergienUnbekannt')}
                </>
              )}
            </>
          )}
        </p>
        <p>
          {beteiligte.map(({ id, name, telefon }) => (
            <span key={id}>
              {name}
              {telefon !== null && `, ${telefon}`}
              <br />
            </span>
          ))}
          {t('angaben.bedarf')}: <strong>{formatBedarf(bestellung)}</strong> ({b(`prioritaet.${bestellung.prioritaet}`)})
          {isHandedOut(bestellung) && (
            <>
              <br />
              {b(`lieferart.${bestellung.lieferart}`)}
            </>
          )}
          {abweichung !== null && (
            <>
              <br />
              {t('angaben.abweichung')}: {abweichung}
            </>
          )}
        </p>
      </section>
      <Positionstabelle bestellung={bestellung} />
      <BtmUebergaben bestellung={bestellung} />
      {bemerkung !== null && (
        <p>
          {t('angaben.bemerkung')}: {bemerkung}
        </p>
      )}
      <div className={classes.unterschriften}>
        {beteiligte.map(({ id, name }) => (
          <span key={id}>
            {name}: {t('druck.unterschrift')}
          </span>
        ))}
      </div>
      <footer>{t(bestellung.art === 'KLIENT' ? 'druck.seite' : 'druck.seiteEinrichtung')}</footer>
    </div>
  )
}

/** Who gave a BtM to whom and by which form, and what the Klient had then: beside the card index of the pharmacy it has to agree with. */
function BtmUebergaben({ bestellung: { lieferungen, positionen } }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const handed = lieferungen.filter(({ btm, uebergebenAm }) => btm && uebergebenAm !== null)
  return (
    <>
      {handed.map(({ id, lfdNr, uebergebenAm, uebergebenVon, nachweis, btmFormulare }) => (
        <p key={id}>
          {[
            `${t('lieferungen.name', { nummer: lfdNr })}, ${t('lieferungen.btm')}`,
            ...btmFormulare.map(({ nummer }) => t('lieferungen.btmNummer', { nummer })),
            uebergebenAm === null ? '' : `${t('lieferungen.uebergeben')}: ${formatDateTime(uebergebenAm)}`,
            uebergebenVon === null ? '' : `${t('lieferungen.uebergebenVon')}: ${uebergebenVon.name}`,
            nachweis === null ? '' : `${t('lieferungen.an')}: ${nachweis.empfaengerName} (${b(`empfaenger.${nachweis.empfaengerRolle}`)})`,
          ]
            .filter((part) => part !== '')
            .join('; ')}
        </p>
      ))}
      {positionen.map(
        ({ id, btmBestand, produkt }) =>
          btmBestand !== null && (
            <p key={id}>
              {t('position.btmBestand')}: {produkt.bezeichnung},{' '}
              {t('position.btmBestandVon', { menge: btmBestand.menge, tag: formatDate(btmBestand.am), name: btmBestand.durch.name })}
            </p>
          ),
      )}
    </>
  )
}

/** What nobody is to redeem any more has no time in which somebody could. */
function validityOf({ status, rezept, rezeptart }: PositionAnswer, t: Translate<typeof texts>, r: Translate<typeof rezeptTexts>): string {
  if (status === 'STORNIERT' || status === 'ABGELEHNT')
    return rezeptart === 'MUSTER12' ? r('verordnung.hinfaellig') : t('rezept.hinfaellig')
  return rezept === null || rezept.gueltigBis === null ? '' : t('rezept.gueltigBis', { tag: formatDate(rezept.gueltigBis) })
}

function Positionstabelle({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const amountOf = useMenge()
  const b = useBegriffeTexts()
  const dosierung = useDosierung()
  const andereFrist = useAndereFrist()
  const teilWords = useTeilWords()
  const r = useRezeptTexts()
  const blattWith = (others: BestellungAnswer['positionen']) =>
    others.length === 0 ? '' : r('blatt.mit', { andere: others.map(({ lfdNr }) => `${t('druck.nr')} ${lfdNr}`).join(', ') })
  return (
    <table className={classes.tabelle}>
      <thead>
        <tr>
          {(['nr', 'produkt', 'menge', 'dosierung', 'rezept', 'stand'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`druck.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bestellung.positionen.map((position) => {
          const { bezeichnung, pzn } = validProdukt(position)
          const { rezept } = position
          return (
            <tr key={position.id}>
              <td>{position.lfdNr}</td>
              <td>
                <strong>{bezeichnung}</strong>
                {pzn !== null && ` (PZN ${pzn})`}
                {bezeichnung !== position.produkt.bezeichnung && (
                  <div>
                    {t('dreiweg.angefordert')}: {position.produkt.bezeichnung}
                  </div>
                )}
                {position.aenderungZuBisher !== null && (
                  <div>
                    {t('position.aenderung')}: {position.aenderungZuBisher}
                  </div>
                )}
              </td>
              <td>{amountOf({ ...position, menge: position.sollMenge, mengeneinheit: einheitOf(position) }) ?? '–'}</td>
              <td>{dosierung(rezept === null ? position.dosierung : findPrescribedDosierung(position, rezept)) ?? '–'}</td>
              <td>
                {rezept === null
                  ? b(`rezeptart.${position.rezeptart}`)
                  : [
                      b(`rezeptOrt.${rezept.ort}`),
                      blattWith(findOnSameRezeptblatt(bestellung, position)),
                      rezept.btmNummer === null ? '' : t('rezept.btmNummer', { nummer: rezept.btmNummer }),
                      rezept.btmKennzeichen === null ? '' : t('rezept.btmKennzeichen', { kennzeichen: rezept.btmKennzeichen }),
                      validityOf(position, t, r),
                      andereFrist(rezept) ?? '',
                      ...teilWords(rezept),
                      rezept.mvo === null || rezept.rezeptId === null ? '' : t('rezept.nummer', { nummer: rezept.rezeptId }),
                    ]
                      .filter((part) => part !== '')
                      .join(', ')}
              </td>
              <td>{b(`status.${position.status}`)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
