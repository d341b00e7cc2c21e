/** For tests only: a program of an organisation, and rows for the test of what each table shows to whom. */
import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import type { Scope } from '@dreiklang/domain/shared/machineCalls'
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import { demoPassword } from '../demo/konten.ts'
import type { Values } from '../ports.ts'
import { type TestClient, type TestServer, createClients } from '../testServer.ts'

/** By its token, as a program of the house of whoever is signed in. */
export const clientOf = ({ fetch }: Pick<TestServer, 'fetch'>, token: string): TestClient => createClients(fetch)(token)

export async function addMachine(server: Pick<TestServer, 'fetch'>, leitung: TestClient, scopes: readonly Scope[]): Promise<TestClient> {
  const body = { name: 'Praxisprogramm', scopes, days: 90, password: demoPassword }
  return clientOf(server, (await leitung.call(machineContract.create, { body })).body.token)
}

type Sql = (text: string, values: Values) => Promise<unknown>

export const machineTables = ['machine', 'machine_token']

export async function insertMachineRows(sql: Sql, haus: Pick<Haus, 'ensemble' | 'clock'>): Promise<void> {
  const { organisationId, personId } = haus.ensemble.personen['pfleger'] ?? {}
  const [id, now] = [crypto.randomUUID(), haus.clock.now.toISOString()]
  await sql(
    `insert into machine (id, organisation_id, name, scopes, created_by, created_at) values (:id, :organisationId, 'x', '{}', :personId, :now)`,
    { id, organisationId, personId, now },
  )
  await sql(
    `insert into machine_token (id, machine_id, organisation_id, prefix, hash, created_at, expires_at)
      values (:id, :id, :organisationId, 'x', 'x', :now, :now)`,
    { id, organisationId, now },
  )
}
