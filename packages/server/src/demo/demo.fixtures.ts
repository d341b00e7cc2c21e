/** For tests of the demo: a scene of the play on the stage that its beginning has filled. */
import { systemContext } from '../shared/context.ts'
import type { TestServer } from '../testServer.ts'
import { type Regie, createDirector } from './director.ts'

/** Plays it, and sets the clock back to before. */
export async function play(server: TestServer, scene: (regie: Regie) => Promise<unknown>): Promise<void> {
  const beginn = server.clock.now
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  await scene(createDirector(server.server.routes, { zeit: server.clock, beginn }))
  server.clock.now = beginn
}
