import type { Creature } from '#games/cyclades/types.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';

/** What a creature does, and how it is ruled where the effect leaves a question. */
interface Entry {
  readonly effect: string;
  readonly rulings: readonly string[];
}

/** Of every figure on an island. */
const FIGURE_RULINGS: readonly string[] = [
  'Puede ir a cualquier isla, tenga dueño o no. Se queda, y su carta sigue con quien la compró, hasta que empieza el primer turno de esa persona en un ciclo posterior; los turnos con Apolo cuentan.',
  'Dos figuras en una misma isla se destruyen en el acto, antes de que la segunda haga nada; las dos cartas van a los descartes.',
  'Si quien la compró queda fuera de la partida, deja el tablero.',
];

const ENTRIES: Readonly<Record<Creature, Entry>> = {
  fates: {
    effect: 'Cobras tus ingresos otra vez.',
    rulings: [
      'Primero se paga su precio. Los ingresos son los que dan en ese momento tus marcadores de prosperidad y tus casillas de comercio.',
    ],
  },
  griffon: {
    effect: 'Tomas la mitad del oro de un oponente, redondeando hacia abajo.',
    rulings: [
      'Vale cualquier oponente que siga en la partida. De quien tiene 0 o 1 MO no obtienes nada.',
      'Solo las dos personas afectadas saben cuánto era, salvo que el oro esté a la vista en esta partida.',
    ],
  },
  harpy: {
    effect: 'Retira de una isla una tropa de un oponente.',
    rulings: [
      'La isla sigue siendo de su dueño, aunque fuera la última tropa.',
      'No puedes elegir tus propias tropas, ni las de la isla donde está Quirón.',
    ],
  },
  pegasus: {
    effect: 'Algunas o todas las tropas de una isla tuya vuelan a cualquier otra isla, sin cadena de flotas.',
    rulings: [
      'Con las tropas que la defiendan se combate como siempre; sin defensa, la isla se toma en el acto.',
      'La última isla está protegida de Pegaso como de cualquier otro ataque.',
      'Donde está Quirón solo puede desembarcar el dueño de la isla. Las tropas que retiene Medusa no pueden salir.',
    ],
  },
  mermaid: {
    effect: 'La flota de un oponente que está sola en su casilla deja su lugar a una flota tuya.',
    rulings: [
      'La casilla puede estar en cualquier lugar del mar; tiene que haber exactamente una flota.',
      'La tuya sale de tu reserva. Solo si las ocho están en el tablero la tomas de la casilla que elijas.',
    ],
  },
  giant: {
    effect: 'Destruye un edificio.',
    rulings: [
      'Puede ser de cualquiera, también tuyo, pero nunca una Metrópolis.',
      'En la isla donde está Quirón todos los edificios están a salvo.',
    ],
  },
  dryad: { effect: 'Quitas un sacerdote a un oponente.', rulings: ['El oponente tiene que tener uno.'] },
  satyr: {
    effect: 'Quitas un filósofo a un oponente.',
    rulings: ['El oponente tiene que tener uno.', 'El cuarto filósofo se convierte en el acto en una Metrópolis.'],
  },
  cyclops: {
    effect: 'Un edificio tuyo se convierte en otro tipo, en el mismo recuadro.',
    rulings: [
      'El tipo nuevo tiene que quedar en la reserva. Una Metrópolis no se puede convertir.',
      'Si con eso completas los cuatro tipos, se descartan en el acto y después eliges dónde va la Metrópolis; los recuadros recién liberados cuentan como libres.',
    ],
  },
  sphinx: {
    effect: 'Vendes cuantas quieras de tus tropas, flotas, sacerdotes y filósofos, a 2 MO cada pieza.',
    rulings: [
      'Primero se paga su precio; no se puede pagar con la venta.',
      'Hay que vender al menos una pieza. Las islas que quedan sin tropas siguen siendo tuyas.',
      'Medusa no impide vender tropas.',
    ],
  },
  sylph: {
    effect: 'Tus flotas navegan diez pasos gratis; una flota, una casilla es un paso.',
    rulings: [
      'Repartes los pasos entre tus flotas como quieras; dos flotas que navegan juntas gastan dos pasos por casilla.',
      'Con las flotas de otros se combate. Las tuyas que han combatido no siguen; las demás pueden seguir navegando.',
      'Entretanto no se puede hacer nada más, y los pasos que no uses se pierden.',
    ],
  },
  chimera: {
    effect: 'Usas ahora cualquier criatura de los descartes.',
    rulings: [
      'Solo se paga la Quimera. La criatura tiene que tener sobre qué actuar.',
      'Cuando acaba su efecto, batallas incluidas, todos los descartes se barajan con el mazo, y la Quimera con ellos.',
      'La carta de una figura que va a una isla se queda contigo, y se descarta cuando la figura se va.',
    ],
  },
  minotaur: {
    effect: 'Una figura que defiende su isla como dos tropas más.',
    rulings: [
      'Basta un golpe para retirarlo, cuando ya no quedan tropas en la isla.',
      'Lucha por el dueño de la isla contra cualquiera, incluso sin tropas; en una isla de nadie lucha por sí mismo, también contra quien lo compró.',
      'Nunca se retira: si las tropas se van, sigue luchando. Si no queda nadie, la isla sigue siendo de su dueño.',
      ...FIGURE_RULINGS,
    ],
  },
  chiron: {
    effect: 'Una figura que guarda su isla de Pegaso, del Gigante y de la Arpía.',
    rulings: [
      'El dueño de la isla puede llegar a ella con Pegaso, y con Pegaso se puede salir de ella.',
      'El Gigante no puede actuar allí para nadie, tampoco para el dueño.',
      ...FIGURE_RULINGS,
    ],
  },
  medusa: {
    effect: 'Una figura que retiene todas las tropas de su isla.',
    rulings: [
      'No pueden salir ni al moverse, ni con Pegaso, ni en una retirada, sean de quien sean: también las de quien la compró y las de quien ataca.',
      'Se defienden como siempre, y otros pueden desembarcar.',
      ...FIGURE_RULINGS,
    ],
  },
  polyphemus: {
    effect: 'Una figura que empuja una casilla más allá todas las flotas junto a su isla y no deja que se acerquen otras.',
    rulings: [
      'Empujas las flotas de una casilla tras otra, en el orden que quieras, también las tuyas; las de una misma casilla van juntas.',
      'Van a una casilla vacía o de su dueño que no esté junto a la isla ni tenga al Kraken. Solo si no hay ninguna se pierden.',
      'Mientras siga allí, en las casillas junto a su isla no pueden entrar, retirarse ni reclutarse flotas.',
      ...FIGURE_RULINGS,
    ],
  },
  kraken: {
    effect:
      'Pones el Kraken en cualquier casilla de mar y puedes moverlo a 1 MO el paso; en cada una de esas casillas se hunden todas las flotas.',
    rulings: [
      'Hunde las flotas de todos, también las tuyas. Puede pasar junto a Polifemo y quedarse allí.',
      'Se queda y bloquea su casilla: ninguna flota puede entrar, retirarse a ella ni reclutarse allí.',
      'Su carta se descarta enseguida. Quien vuelve a usarla levanta el Kraken y lo pone donde quiera; esa primera casilla es gratis.',
      'El Kraken no es de nadie y se queda aunque quien lo compró esté fuera de la partida.',
    ],
  },
};

const BUYING =
  '-# Se compra en un turno con Poseidón, Ares, Zeus o Atenea y se usa en el acto. Su espacio cuesta 4, 3 o 2 MO; cada templo y cada Metrópolis quita 1 MO una vez por ciclo, hasta un mínimo de 1 MO.';

const entry = (creature: Creature, { effect, rulings }: Entry): ReferenceEntry => ({
  key: creature,
  name: CREATURE_NAMES[creature],
  text: [`**${CREATURE_NAMES[creature]}** – ${effect}`, ...rulings.map((ruling) => `- ${ruling}`), BUYING].join('\n'),
});

/** The creatures, with their effects and rulings. */
export const reference: readonly ReferenceEntry[] = (Object.entries(ENTRIES) as readonly [Creature, Entry][]).map(
  ([creature, rules]) => entry(creature, rules),
);
