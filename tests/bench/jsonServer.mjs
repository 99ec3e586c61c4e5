// Starts json-server 0.17 on the file FILE at PORT as its documentation says, without its request log.
import jsonServer from 'json-server';

const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false }));
server.use(jsonServer.router(process.env.FILE));
server.listen(Number(process.env.PORT), () => console.log('ready'));
