import { lazy } from "react";
import { LoginPage as Login } from "./LoginPage.tsx";
import { start } from "./start.tsx";

const Home = lazy(async () => ({ default: (await import("./HomePage.tsx")).HomePage }));
start({ Login, Home });
