import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { apothekeAblehnungsgruende, arztAblehnungsgruende, isEnd, reklamationsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { openFolgen } from '@dreiklang/domain/bestellung/folgen'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { useAblehnungsgrund, useStornogrund } from '../../bestellung/components/ereignisSentences.ts'
import { useMenge } from '../../bestellung/components/menge.ts'
import { isAnforderer } from '../../bestellung/components/schritte/schritte.ts'
import { newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { Alert } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { Folgen } from './Folgen.tsx'
import { KostentraegerAlert } from './KostentraegerAlert.tsx'
import { Nachschub } from './Nachschub.tsx'
import { NaechsterTeil } from './NaechsterTeil.tsx'
import { PflegehilfsmittelHinweis } from './PflegehilfsmittelHinweis.tsx'
import { ReklamationFotos } from './ReklamationFotos.tsx'
import { Retouren } from './Retouren.tsx'
import { FetchAlert } from './SharedSigns.tsx'
import { type SharedSigns, findWayToFetch } from './sharedSigns.ts'

interface PositionMeldungenProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Said above the table. */
  shared: SharedSigns
}

/** What someone must not miss about a position, each in its own box. */
export function PositionMeldungen({ bestellung, position, shared }: PositionMeldungenProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const {
    aenderungZuBisher,
    lieferproblem,
    stornoAnfrage,
    zurueckgerufen,
    restEntfaellt,
    reklamationen,
    ablehnung,
    austausch,
    status,
    vorschau,
  } = position
  const reklamation = reklamationen.at(-1)
  const way = findWayToFetch(position)
  const stornogrund = useStornogrund()
  const amountOf = useMenge()
  const reklamationsgrund = reklamationsgruende.find((grund) => grund === reklamation?.grund)
  return (
    <>
      <Retouren retouren={position.retouren} />
      {vorschau && !shared.vorschau && <Alert tone="info">{t(isEnd(status) ? 'position.vorschauEnde' : 'position.vorschau')}</Alert>}
      {aenderungZuBisher !== null && (
        <Alert tone="danger" says="note" title={t('position.aenderung')}>
          {aenderungZuBisher}
        </Alert>
      )}
      {way !== null && !shared.ueberlagerungen.includes('REZEPT_FEHLT') && <FetchAlert way={way} />}
      {lieferproblem !== null && (
        <Alert tone="warning" title={t('position.lieferproblem', { grund: b(`neuesRezeptGrund.${lieferproblem.grund}`) })}>
          <div>{lieferproblem.text}</div>
          <div>{t('position.vorschlaege', { namen: lieferproblem.vorschlaege.map(({ bezeichnung }) => bezeichnung).join('; ') })}</div>
        </Alert>
      )}
      {austausch !== null && (
        <Alert
          tone="info"
          title={t('dreiweg.austausch', {
            fall: b(`austauschFall.${austausch.fall}`),
            produkt: austausch.produkt.bezeichnung,
            begruendung: austausch.begruendung,
          })}
        />
      )}
      {stornoAnfrage !== null && <Alert tone="warning">{t('position.storno', { grund: stornogrund(stornoAnfrage.grund) })}</Alert>}
      {zurueckgerufen !== null && (
        <Alert tone="warning">{t('position.zurueckgerufen', { grund: stornogrund(zurueckgerufen.grund) })}</Alert>
      )}
      {isSelfRedeemed(position) && <Alert tone="info">{t('position.selbst')}</Alert>}
      {restEntfaellt !== null && status === 'IN_BEARBEITUNG' && (
        <Alert tone="warning">{t('position.restEntfaellt', { grund: restEntfaellt.grund })}</Alert>
      )}
      {reklamation !== undefined && (
        <Alert
          tone="warning"
          title={t('position.reklamation', {
            grund: reklamationsgrund === undefined ? reklamation.grund : b(`reklamationsgrund.${reklamationsgrund}`),
            menge: amountOf({ ...position, menge: reklamation.menge, mengeneinheit: einheitOf(position) }) ?? reklamation.menge,
          })}
        >
          <div>{reklamation.text}</div>
          <ReklamationFotos bestellungId={bestellung.id} fotos={reklamation.fotos} />
        </Alert>
      )}
      {ablehnung !== null && (
        <Refusal ablehnung={ablehnung} mitRat={isAnforderer(bestellung) && !isSettled(position)} bestellungId={bestellung.id} />
      )}
      <PflegehilfsmittelHinweis bestellung={bestellung} position={position} />
      <KostentraegerAlert seite={bestellung.seite} position={position} />
      <Folgen bestellung={bestellung} position={position} />
      <Nachschub bestellung={bestellung} position={position} />
      <NaechsterTeil bestellung={bestellung} position={position} />
    </>
  )
}

/** Ended with a prescription of which nothing came from here; home nursing goes to the Krankenkasse. */
const isSelfRedeemed = ({ status, rezept, mengeGeliefert }: PositionAnswer): boolean =>
  status === 'ABGESCHLOSSEN' && rezept !== null && rezept.art !== 'MUSTER12' && mengeGeliefert === 0

/** What the refusal left to do was done or waived: no next step is called for any more. */
const isSettled = (position: PositionAnswer): boolean => position.folgen.length > 0 && openFolgen(position).length === 0

type RefusalProps = { ablehnung: NonNullable<PositionAnswer['ablehnung']>; mitRat: boolean; bestellungId: string }

function Refusal({ ablehnung, mitRat, bestellungId }: RefusalProps) {
  const t = useBlattTexts()
  const tBesuch = useBesuchTexts()
  const grundText = useAblehnungsgrund()
  const rat = [...arztAblehnungsgruende, ...apothekeAblehnungsgruende].find((grund) => grund === ablehnung.grund)
  return (
    <Alert
      tone="danger"
      says="note"
      title={t('position.abgelehnt', { grund: grundText(ablehnung.durch, ablehnung.grund) })}
      actions={
        mitRat &&
        rat === 'ARZTTERMIN_NOETIG' && (
          <LinkButton look="secondary" to={newHausbesuchPath({ bestellungId })}>
            {tBesuch('besuchAnfragen')}
          </LinkButton>
        )
      }
    >
      {ablehnung.text !== '' && <div>{ablehnung.text}</div>}
      {mitRat && rat !== undefined && rat !== 'SONSTIGES' && <div>{t(`naechstes.${rat}`)}</div>}
    </Alert>
  )
}
