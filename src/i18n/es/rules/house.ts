import type { GeneralSection, RuleSections } from '../../rules.ts';
import { typed } from '../commandNames.ts';
import { controls } from '../common/controls.ts';
import { orders } from '../common/orders.ts';
import { t } from '../text.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

const SURE = typed.option('match concede.sure');

/** How a match is played here, whatever its game. */
export const house: RuleSections<GeneralSection> = {
  beginning: {
    title: 'Abrir una partida',
    text: lines(
      `${typed.command('match create')} abre una partida en el canal donde lo escribes; el juego, el ritmo y más son opciones suyas.`,
      `Tus amigos pulsan *${controls.join}* bajo su mensaje, o escriben ${typed.command('match join')}. Después pulsas *${controls.start}*.`,
      'Se juega en un hilo propio. Todo lo demás ocurre allí, o en mensajes directos conmigo.',
      `${typed.command('match list')} muestra lo que está abierto. Un servidor puede limitar las partidas abiertas por persona.`,
      `Después de una partida, *${controls.again}* abre la siguiente con la misma gente.`,
    ),
  },
  lobby: {
    title: 'Antes de empezar',
    text: lines(
      'Hasta que empieza, cualquiera puede unirse y salir. En una partida por invitación solo se une quien tenga una.',
      'Quien está a cargo de la partida elige los ajustes, añade máquinas, invita, deja a otra persona a cargo, y la empieza.',
      'Cada juego dice cuánta gente hace falta. En un juego que admite jugar en solitario se puede empezar enseguida.',
      `Con ${typed.command('match join', 'words')}, palabras tuyas se mezclan en el azar de la partida.`,
      'Una partida que no empieza se cierra por sí sola al cabo de un tiempo. Su mensaje dice cuándo.',
    ),
  },
  moving: {
    title: 'Jugar',
    text: lines(
      `*${controls.makeMove}*, bajo el mensaje más reciente, abre tu panel, solo para tus ojos: qué ha pasado, qué tienes, y todo lo que es posible. Los lugares que puedes elegir están iluminados en la imagen.`,
      'Quien prefiera escribir usa los comandos del juego; hacen lo mismo. Lo que no es posible se rechaza con el motivo, y no se pierde nada.',
      `Antes de terminar un turno o de renunciar a algo se te pregunta otra vez; ${SURE} lo responde de antemano.`,
      'Un botón de un turno anterior no hace nada: se te dice.',
      `${typed.command('help')} dice qué puedes hacer justo ahora.`,
    ),
  },
  looking: {
    title: 'Mirar una partida',
    text: lines(
      `${typed.command('board')} es la imagen, una parte más grande (${typed.option('board.detail')}), o todo en palabras (${typed.option('board.as')}). *${t('help-controls-explain')}* la explica.`,
      `${typed.command('gold')} es tu hoja, con lo que solo puedes ver tú. ${typed.command('note')} guarda una nota solo para ti.`,
      `${typed.command('log')} cuenta lo que ha pasado, ${typed.command('history')} muestra el tablero como estaba en un ciclo o una ronda anterior.`,
      `${typed.command('match status')} dice cómo va todo y qué le falta a cada cual para ganar; ${typed.command('me turns')} muestra lo que te espera.`,
      'Quien ve el canal de una partida puede mirarla.',
    ),
  },
  undoing: {
    title: 'Deshacer una jugada',
    text: lines(
      `*${controls.undo}* o ${typed.command('match undo')} deshace tu última jugada, después la anterior. *${controls.redo}* la hace de nuevo.`,
      'Es posible mientras nadie más haya jugado desde entonces, y si tu jugada no ha tirado dados, sorteado nada ni mostrado nada oculto.',
      'Cada decisión se puede deshacer tres veces. No se recupera tiempo.',
      'Lo que ha jugado por ti una orden, una máquina o el reloj no puedes deshacerlo por tu cuenta.',
      'Más atrás se vuelve por votación de todos.',
    ),
  },
  goingBack: {
    title: 'Volver atrás entre todos',
    text: lines(
      `Más allá del azar y de jugadas ajenas, una partida vuelve atrás solo con el sí de todos (${typed.command('match vote')}), o por la organización.`,
      'Eliges una de las jugadas que se ofrecen; esa y todo lo posterior dejan de valer. Sus mensajes lo dicen.',
      'Lo que se sorteó puede salir después de otro modo.',
      'Una partida nunca vuelve más atrás de un cambio de personas, porque quien se fue sabría demasiado.',
    ),
  },
  orders: {
    title: 'Órdenes',
    text: lines(
      `Con *${controls.orders}*, en tu panel, dices de antemano lo que jugarías. Responden en cuanto se te pregunta, para que nadie espere.`,
      'Las órdenes son solo tuyas. Los demás leen «por una orden» cuando una ha respondido, y antes ni siquiera si las tienes.',
      `Puedes cambiarlas hasta que se usan; escrito, \`${orders.nothing[0]}\` las retira todas.`,
      'La que ya no se puede cumplir se descarta; se te dice, y se te pregunta como siempre.',
      'Se borran cuando dejas tu asiento, y también cuando se deshace la jugada que hicieron.',
    ),
  },
  atOnce: {
    title: 'Elegir al mismo tiempo',
    text: lines(
      'Lo que varios tienen que elegir en el mismo paso se pregunta a todos a la vez.',
      'Nadie ve lo que han elegido los demás, solo quién lo ha hecho. Tiene efecto a la vez, cuando ya no falta nadie.',
      `Hasta entonces puedes retirar lo tuyo con *${controls.undo}*.`,
      'Donde solo hay una respuesta posible no se te pregunta: va por sí sola.',
    ),
  },
  pace: {
    title: 'Tiempo y ritmo',
    text: lines(
      'Una partida tiene un ritmo: 48 horas para cada decisión si no se elige otro, y el doble en reserva. También puede ir sin reloj.',
      'Primero corre el tiempo de la decisión, después la reserva. La siguiente decisión tiene su tiempo entero, y de la reserva lo que quede.',
      'Tu reloj se para en tus horas de silencio, con la partida en pausa, mientras no funciono, y en las vacaciones que tengas previstas.',
      'Se te advierte una vez antes de que se acabe. Cuánto tiempo tienes solo se te dice a ti.',
      'Más tiempo lo da una votación, o la organización. Entre máquinas solas no corre ningún reloj.',
      'Una duración es un número con su unidad: `36 horas`, `2 días`, `1 semana`, o en corto `36h`, `2d`, `1sem`.',
    ),
  },
  quietTime: {
    title: 'Horas de silencio y vacaciones',
    text: lines(
      `${typed.command('me settings')} tiene tu zona horaria y tus horas de silencio, hasta 10 horas al día: entonces tus relojes se paran, y no se te envía nada.`,
      `${typed.command('me holidays')} prevé hasta 30 días al año en los que no se te acaba ningún reloj. Un día se gasta solo si en él se te acabaría el tiempo.`,
      'Otra zona horaria u otras horas de silencio valen desde tu próxima decisión.',
      'Las vacaciones empiezan hoy como muy pronto, y los días que ya han empezado no se pueden retirar.',
      'Nadie más ve nada de esto.',
    ),
  },
  timeOut: {
    title: 'Cuando se acaba el tiempo',
    text: lines(
      'Qué pasa es un ajuste de la partida: una máquina juega el turno, los demás votan si una toma el asiento, o se hace la jugada más sencilla.',
      'Una jugada que llega antes de eso vale, por tarde que sea.',
      'La jugada más sencilla cuesta lo menos posible: no ofrecer donde se pueda, terminar el turno, seguir luchando, pagar lo que se pueda pagar.',
      'Así juegan también los asientos de quien abandonó.',
      'Puedes seguir jugando en cualquier momento; solo una votación o la organización te quita el asiento.',
    ),
  },
  notices: {
    title: 'Avisos y recordatorios',
    text: lines(
      `Se te llama cuando una partida te espera: con una mención en su hilo, por mensaje directo, o las dos cosas, como diga ${typed.command('me settings')}.`,
      'Una vez por ronda tu hoja llega por mensaje directo, sin ruido.',
      'Los recordatorios llegan con la frecuencia que quieras, tres por decisión como mucho; un mensaje habla de todas tus partidas.',
      `${typed.command('match nudge')} llama otra vez a quienes una partida espera, a cada persona una vez al día.`,
      `Si no admites mis mensajes directos, todo llega como mención. *${controls.tryDirectMessage}* lo intenta de nuevo.`,
    ),
  },
  languages: {
    title: 'Idiomas',
    text: lines(
      `Lo que te contesto está en el idioma de tu Discord, o en el que diga ${typed.command('me settings', 'language')}; también tus mensajes directos y las imágenes que pides.`,
      `Lo que ven todos de una partida está en el idioma de la partida: el del servidor, si quien está a cargo de ella no dice otra cosa (${typed.command('match create', 'language')}, o los ajustes antes de empezar).`,
      'Los comandos y sus opciones se llaman como los muestra tu Discord. Los lugares y las losetas tienen los mismos números en todos los idiomas.',
      `El idioma de un servidor está en ${typed.command('server settings')}.`,
      'Las órdenes y las duraciones se pueden escribir en tu idioma o en inglés.',
    ),
  },
  voting: {
    title: 'Votaciones',
    text: lines(
      `${typed.command('match vote')} propone a los demás pausar o seguir, dar más tiempo a alguien, liberar un asiento o dejarlo a una máquina, volver atrás, o terminar la partida.`,
      'Tiene voz quien juega; no la tienen la persona de la que se trata ni las máquinas. Puedes cambiar tu voto mientras esté abierta.',
      'Basta más de la mitad. Quien no dice nada durante un ritmo de la partida se abstiene. Volver atrás y el empate piden el sí de todos.',
      'Hay una votación cada vez. Solo puede retirarla quien la propuso. Tras una que no salió adelante esperas a que se hubiera acabado su plazo.',
      'Una pausa dura de 1 a 28 días.',
    ),
  },
  seatsChanging: {
    title: 'Ceder un asiento, tomar otro',
    text: lines(
      `${typed.command('match handover')} ofrece tu asiento a cualquiera, o a una máquina. *${controls.takeSeat}* o ${typed.command('match take')} toma uno libre.`,
      'Quien toma un asiento lo toma entero, con su oro y sus secretos.',
      'A nadie que juegue se le quita el asiento: tiene que haber dejado el servidor, habérsele acabado el tiempo o, sin ritmo, llevar una semana sin decir nada.',
      'Hasta que otra persona lo haya tomado, quien lo tenía puede recuperarlo.',
      'Quien ha jugado un asiento conoce sus secretos, y puede volver a tomar ese pero ningún otro.',
    ),
  },
  computers: {
    title: 'Máquinas',
    text: lines(
      `*${controls.addComputer}*, bajo la mesa de espera, sienta a una; quien está a cargo puede despedirla antes de empezar.`,
      'Una máquina juega con lo que puede ver su asiento, y no conoce los secretos de nadie.',
      'Juega un asiento al que se le acabó el tiempo, o que alguien cedió, hasta que lo tome esa persona u otra.',
      'Una línea dice «por una máquina» cuando una ha jugado en el asiento de alguien.',
      'Cuando solo quedan máquinas, la partida termina.',
    ),
  },
  concedingAndEnding: {
    title: 'Abandonar, y finales tempranos',
    text: lines(
      `${typed.command('match leave')} deja un asiento antes de empezar, ${typed.command('match concede')} abandona después. Eso no se puede deshacer.`,
      'El asiento de quien abandona sigue en el tablero y hace las jugadas más sencillas. Si solo eran dos, gana la otra persona.',
      'La última persona de una mesa no puede ceder su asiento, solo terminar la partida.',
      'Por votación una partida termina en empate, o como está: entonces gana quien va por delante.',
      'Una partida en la que nadie ha jugado en 53 días recibe una advertencia, y una semana después se cierra.',
    ),
  },
  privateMatches: {
    title: 'Partidas por invitación',
    text: lines(
      `${typed.command('match create', 'private')} abre una partida a la que solo se une quien tiene invitación: antes de empezar la da quien está a cargo, después cualquiera que siga jugando.`,
      `Invita con el menú de los ajustes, o con ${typed.command('match invite')}. Se puede esperar a unas pocas personas a la vez.`,
      'Quien ve el canal puede mirar de todos modos.',
      `No se puede invitar a aplicaciones. Las máquinas se sientan con *${controls.addComputer}*.`,
    ),
  },
  secrets: {
    title: 'Quién ve qué',
    text: lines(
      'Lo que respondo a un comando o a un botón solo lo ves tú. Los mensajes del hilo son para todos.',
      'Mensajes, horas y relojes no dependen nunca de lo que otra persona guarda en secreto, como el oro, lo elegido sin mostrar o las órdenes.',
      'Un botón del panel de otra persona no hace nada para ti.',
      `Al final se cuenta la partida entera, con el oro. ${typed.command('match export')} es su registro como archivo: tal como puedes verlo, y entero cuando termina.`,
    ),
  },
  luck: {
    title: 'Dados y sorteos',
    text: lines(
      'Todo el azar de una partida sale de un solo número secreto. Su huella está en la mesa de espera antes de que se una nadie, así que nadie puede cambiarlo después.',
      `Tus propias palabras (${typed.command('match join', 'words')}) se mezclan con él, para que no se pueda elegir por lo que resulte.`,
      'El mensaje de cada ronda acaba en una marca de todo lo anterior.',
      `El último mensaje revela el secreto. Entonces cualquiera puede comprobar el archivo de ${typed.command('match export')}.`,
      'Con una baliza pública, que los ajustes de la sala ofrecen donde la hay, cada tirada mezcla además un número que nadie puede saber antes.',
    ),
  },
  organisers: {
    title: 'Organización',
    text: lines(
      'La organización son quienes pueden administrar el servidor, y quienes tienen el rol que este ha fijado.',
      `${typed.command('organise')} decide sin votación: pausar, dar tiempo, liberar un asiento, dejar que juegue una máquina, volver atrás, o terminar la partida.`,
      'Da un motivo; lo leen todos los que juegan, y también quién lo ha decidido.',
      'No ve ningún secreto de la partida, ni toma asiento con ello.',
    ),
  },
  server: {
    title: 'Ajustes de un servidor',
    text: lines(
      `${typed.command('server settings')} es para quienes lo administran: en qué canales se abren partidas, quién puede abrirlas, quién organiza, el ritmo habitual, cuántas partidas abiertas puede tener una persona, y el aspecto de las imágenes.`,
      `${typed.command('server check')} dice qué permisos me faltan.`,
      'Una partida necesita un canal en el que yo pueda abrir un hilo.',
    ),
  },
  yourData: {
    title: 'Lo que se guarda sobre ti',
    text: lines(
      `${typed.command('me data')} es un archivo con todo lo que se guarda sobre ti.`,
      `${typed.command('me forget')} lo borra, después de preguntarte otra vez. Las partidas en las que estuviste se quedan, sin tu nombre.`,
      'No se lee nada de lo que se escribe en un canal.',
    ),
  },
  trouble: {
    title: 'Cuando algo no funciona',
    text: lines(
      'Lo que se rechaza no ha cambiado nada. Si dos personas actúan en el mismo momento, puede que una tenga que probar otra vez.',
      `Un botón de otro tiempo ya no se entiende: ${typed.command('match status')} muestra cómo va todo, y *${controls.makeMove}* abre de nuevo tu panel.`,
      'Una partida que siguió con una versión mía más nueva espera a que yo me actualice.',
      'Una en la que algo ha ido mal se aparta; no se pierde nada, y tiene que mirarla quien me administra.',
      `Si estás en varias partidas a la vez, nombra la que quieras con ${typed.option('option.match')}.`,
      'A quien pide muchísimo en poco tiempo se le pide que espere un momento; nada de eso se ha hecho.',
    ),
  },
};
