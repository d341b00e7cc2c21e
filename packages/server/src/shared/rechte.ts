/** Reads off the record of person `p` what somebody may do by training. */
import type { Ausbildung } from '@dreiklang/domain/shared/rechte'
import { pseudoLanr } from '@dreiklang/domain/shared/checkDigits'
import type { Columns } from '../database/columns.ts'

/** Whether the colleague `v` may train somebody: a doctor with Approbation (`isArzt`) who is in and not in Weiterbildung. */
export const mayTrain = (v: string) => `${v}.aktiv and ${v}.beruf = 'ARZT' and ${v}.funktion is distinct from 'WEITERBILDUNGSASSISTENT'
  and (${v}.approbation_am is not null or ${v}.lanr <> '${pseudoLanr}')`

/** Somebody who has left, or who no longer may, trains nobody. */
export const ausbildungColumns = `p.beruf, p.funktion, p.qualifikation, p.approbation_am as "approbationAm", p.lanr,
  (select jsonb_build_object('personId', v.id, 'name', v.name, 'lanr', nullif(v.lanr, '${pseudoLanr}'))
    from person v where v.id = p.anleitung_id and v.organisation_id = p.organisation_id and ${mayTrain('v')}) as anleitung`

export type AusbildungRow = Columns<'person', 'beruf' | 'funktion' | 'qualifikation' | 'approbation_am' | 'lanr'> &
  Pick<Ausbildung, 'anleitung'>
